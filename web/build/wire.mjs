// The protocol's JSON Schema on stdin, its TypeScript types on stdout.
import { text } from 'node:stream/consumers'
import { compile } from 'json-schema-to-typescript'

const BANNER = '// Written by `make wire` from `pioche serve --schema`: do not edit.'

/** A variable typed as any JSON is `unknown`; a tag says which message it is, so it is never left out. */
function tidy(node) {
  if (Array.isArray(node)) return node.map(tidy)
  if (node === null || typeof node !== 'object') return node
  const { description, additionalProperties, ...rest } = node
  if (description === 'any JSON') return { tsType: 'unknown' }
  const tidied = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, tidy(value)]))
  if (description !== undefined) tidied.description = description
  if (additionalProperties !== undefined && node.properties === undefined) tidied.additionalProperties = tidy(additionalProperties)
  if (node.properties !== undefined) tidied.additionalProperties = false
  delete tidied.maxItems // a list of at most eight is a list, not eight kinds of tuples
  delete tidied.minItems
  delete tidied.title
  return tidied
}

const schema = JSON.parse(await text(process.stdin))
const definitions = tidy(schema.$defs)
const root = {
  title: 'Pioche',
  type: 'object',
  additionalProperties: false,
  required: ['client', 'server', ...Object.keys(definitions)],
  properties: {
    client: { ...tidy(schema.client), title: 'Said' },
    server: { ...tidy(schema.server), title: 'Told' },
    ...Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/$defs/${name}` }])),
  },
  $defs: definitions,
}
const types = await compile(root, 'Pioche', {
  bannerComment: BANNER,
  additionalProperties: false,
  style: { semi: false, singleQuote: true, printWidth: 120 },
})
process.stdout.write(types)
