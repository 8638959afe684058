declare module 'virtual:texts' {
  /** By language and key, what stands behind the key. */
  const catalogues: Record<'fr' | 'en', Record<string, string>>
  export default catalogues
}
