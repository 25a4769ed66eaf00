/**
 * What a failed query says: what it looked for, and what a person would find on the screen, in one page instead of the
 * whole document.
 */

const most = 24
const widest = 100
/** The library's own lists, and what this file has added before: `waitFor` wraps an error that a query made. */
const lists = /\n\s*\n(Here are the|There are no|Ignored nodes:|On the screen)[^]*$/

const things = [
  'h1, h2, h3, h4, [role=heading]',
  '[role=dialog], [role=alertdialog], [role=alert], [role=status]',
  'a[href], button, [role=button], [role=menuitem], [role=option], [role=tab]',
  'input:not([type=hidden]), textarea, select, [role=combobox], [role=checkbox]',
  'tbody tr, li, p',
].join()

const roles: Record<string, string> = {
  a: 'link',
  input: 'textbox',
  textarea: 'textbox',
  select: 'combobox',
  tr: 'row',
  li: 'listitem',
  p: 'text',
}

export function elementError(message: string | null, container: Element): Error {
  const whole = (message ?? '').replace(lists, '').split('\n')
  const said = whole.length > 40 ? [...whole.slice(0, 40), '…'] : whole
  const asked = /\brole "(\w+)"/.exec(whole[0] ?? '')?.[1]
  const error = new Error([...said, '', 'On the screen:', ...onTheScreen(container, asked)].join('\n'))
  error.name = 'TestingLibraryElementError'
  // So that the excerpt shows the test's line.
  Error.captureStackTrace(error, elementError)
  return error
}

/** Elements of the role that was asked for come first. */
function onTheScreen(container: Element, asked = ''): string[] {
  const found = [...container.querySelectorAll(things)].filter(
    (element) => element.closest('[aria-hidden=true], [hidden], script, style') === null,
  )
  const lines = [...new Set(found.map(described).filter((line) => line !== ''))]
  if (lines.length === 0) lines.push(clipped(container.textContent) || 'nothing')
  const isAsked = (line: string) => line.startsWith(`${asked} `)
  const sorted = [...lines.filter(isAsked), ...lines.filter((line) => !isAsked(line))]
  const rest = sorted.length - most
  return [...sorted.slice(0, most), ...(rest > 0 ? [`… and ${rest} more`] : [])].map((line) => `  ${line}`)
}

function described(element: Element): string {
  const name = clipped(element.getAttribute('aria-label') ?? labelOf(element) ?? element.textContent)
  const value = 'value' in element && typeof element.value === 'string' ? element.value : ''
  const states = [
    value !== '' && `= «${clipped(value)}»`,
    element.matches(':disabled') && '(disabled)',
    element.matches(':checked, [aria-checked=true]') && '(checked)',
  ].filter((state) => state !== false)
  return name === '' && states.length === 0 ? '' : [roleOf(element), name && `«${name}»`, ...states].join(' ')
}

function roleOf(element: Element): string {
  const tag = element.tagName.toLowerCase()
  const type = element.getAttribute('type') ?? ''
  if (/^(checkbox|radio)$/.test(type)) return element.getAttribute('role') ?? type
  return element.getAttribute('role') ?? roles[tag] ?? tag.replace(/^h\d$/, 'heading')
}

const labelOf = (element: Element) =>
  'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null)?.[0]?.textContent : undefined

function clipped(text: string | null | undefined): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line.length > widest ? `${line.slice(0, widest)}…` : line
}
