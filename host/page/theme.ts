// The build inlines this script into the page, to run before the first paint, so that a dark page never flashes white.
// The key, values and classes are those of the kit's colour mode (shared/src/ui/theme/colorMode.ts).
;(() => {
  let kept: string | null = null
  try {
    kept = localStorage.getItem('tema')
  } catch {
    // The browser can forbid storage; then the system's mode applies.
  }
  const dark = kept === 'oscuro' || (kept !== 'claro' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(dark ? 'dark' : 'light')
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light'
})()
