import { typeset } from '../texts/texts.svelte.ts'

// A rulebook's Markdown as HTML; a paragraph that begins with a clause in bold has the clause as its name.
const CLAUSE = /<p><strong>([A-Z]+-\d+)\.<\/strong>/g

/** The first heading is left out: whoever shows the book has named it. */
export async function pageOf(text: string): Promise<string> {
  const { marked } = await import('marked')
  const html = await marked.parse(typeset(text.replace(/^# .*\n/, '')))
  return html.replace(CLAUSE, '<p id="$1"><strong>$1.</strong>')
}
