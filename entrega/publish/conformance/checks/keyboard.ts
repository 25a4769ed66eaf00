import { onEach, type Check } from './check.ts'

/** More stops than any page should have; a page that needs more traps the focus. */
const most = 400

/** Tab reaches every control of the page and then leaves it, and the focus is always visible. */
export const keyboard: Check = (scene) =>
  onEach(scene, ({ path }) =>
    scene.visit(async ({ page, see }) => {
      await see(path)
      const walk = await page.evaluateHandle(begin)
      for (let stop = 0; stop < most; stop++) {
        await page.keyboard.press('Tab')
        if (!(await walk.evaluate(note))) break
      }
      return walk.evaluate(findings)
    }),
  )

/* These functions run in the page, and use nothing from outside themselves. */

/** The walk through a page: the controls to reach, each with its look without the focus, and what became of them. */
interface Walk {
  looks: Map<Element, string>
  lookOf(element: Element): string
  reached: Set<Element>
  unseen: Set<Element>
  last: Element | null
  same: number
}

function begin(): Walk {
  // A form may have focused its first field, so the walk moves back to the top.
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  const lookOf = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .map((each) => {
        if (!each) return ''
        const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(each)
        return [outline, boxShadow, borderColor, backgroundColor].join()
      })
      .join('|')
  const controls = document.querySelectorAll('main :is(a[href], button, input, select, textarea, [tabindex])')
  const looks = new Map([...controls].map((control) => [control, lookOf(control)]))
  return { looks, lookOf, reached: new Set(), unseen: new Set(), last: null, same: 0 }
}

/** @returns whether the walk continues */
function note(walk: Walk): boolean {
  const { reached, unseen, looks, lookOf } = walk
  const focused = document.activeElement
  if (!focused || focused === document.body) return reached.size === 0
  walk.same = focused === walk.last ? walk.same + 1 : 0
  walk.last = focused
  if (walk.same > 3) return false
  const [first] = reached
  // The focus has left the page and come back to its first control.
  if (focused === first && reached.size > 1 && walk.same === 0) return false
  reached.add(focused)
  if (looks.get(focused) === lookOf(focused)) unseen.add(focused)
  else unseen.delete(focused)
  return true
}

function findings({ reached, unseen, looks, same, last }: Walk): string[] {
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
    return `<${element.localName}> «${label || element.id}»`
  }
  // Tab reaches one radio button of a group, one tab of a list, one button of a toolbar; the arrow keys reach the
  // others.
  const inGroup = (element: Element) =>
    element.matches('[type=radio]') ||
    element.closest('[role=radiogroup], [role=tablist], [role=toolbar], [role=menu]') !== null
  const wanted = [...looks.keys()].filter(
    (element) =>
      element.isConnected &&
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !inGroup(element),
  )
  return [
    ...wanted.filter((element) => !reached.has(element)).map((each) => `Tab no llega a: ${nameOf(each)}`),
    ...[...unseen].map((each) => `no se ve el foco en: ${nameOf(each)}`),
    ...(same > 3 && last ? [`Tab no sale de: ${nameOf(last)}`] : []),
  ]
}
