declare module 'virtual:texts' {
  const catalogues: Record<'fr' | 'en', string>
  export default catalogues
}
