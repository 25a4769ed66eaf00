import type { Finding } from '../types.ts'
import { onEach, type Check } from './check.ts'

/** More stops than any page should have; a page that needs more traps the focus. */
const most = 400

interface Walk {
  /** Controls that the keyboard can't reach, or reaches without a visible change. */
  unreached: string[]
  unseen: string[]
  trapped: string | undefined
}

/** Tab reaches every control of the page and then leaves it, and the focus is always visible. */
export const keyboard: Check = (scene) =>
  onEach(scene, async ({ path }) => {
    const { unreached, unseen, trapped } = await scene.visit(async ({ page, see }) => {
      await see(path)
      await page.evaluate(prepare)
      for (let stop = 0; stop < most; stop++) {
        await page.keyboard.press('Tab')
        if (!(await page.evaluate(note))) break
      }
      return page.evaluate(result)
    })
    const told = (what: string) => (detail: string) => `${what}: ${detail}`
    return [
      ...unreached.map(told('Tab no llega a')),
      ...unseen.map(told('no se ve el foco en')),
      ...(trapped === undefined ? [] : [told('Tab no sale de')(trapped)]),
    ].map((detail): Finding => ({ check: 'teclado', path, detail }))
  })

interface Memory {
  looks: Map<Element, string>
  reached: Set<Element>
  unseen: Set<Element>
  last: Element | null
  same: number
}

/* These functions run in the page and share `window.recorrido`. */

function prepare(): void {
  // A form may have focused its first field, so the walk moves back to the top.
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  const looks = new Map<Element, string>()
  const controls = 'a[href], button, input, select, textarea, [tabindex]'
  for (const control of document.querySelectorAll(`main :is(${controls})`)) looks.set(control, '')
  const memory: Memory = { looks, reached: new Set(), unseen: new Set(), last: null, same: 0 }
  const lookOf = (element: Element) => {
    const chain = [element, element.parentElement, element.parentElement?.parentElement]
    return chain
      .map((each) => {
        if (!each) return ''
        const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(each)
        return [outline, boxShadow, borderColor, backgroundColor].join()
      })
      .join('|')
  }
  for (const control of looks.keys()) looks.set(control, lookOf(control))
  Object.assign(window, { recorrido: memory, lookOf })
}

/** @returns whether the walk continues */
function note(): boolean {
  const { recorrido, lookOf } = window as unknown as { recorrido: Memory; lookOf(element: Element): string }
  const focused = document.activeElement
  if (!focused || focused === document.body) return recorrido.reached.size === 0
  recorrido.same = focused === recorrido.last ? recorrido.same + 1 : 0
  recorrido.last = focused
  if (recorrido.same > 3) return false
  const first = [...recorrido.reached][0]
  // The focus has left the page and come back to its first control.
  if (focused === first && recorrido.reached.size > 1 && recorrido.same === 0) return false
  recorrido.reached.add(focused)
  const before = recorrido.looks.get(focused)
  if (before !== undefined && before === lookOf(focused)) recorrido.unseen.add(focused)
  else recorrido.unseen.delete(focused)
  return true
}

function result(): Walk {
  const { recorrido } = window as unknown as { recorrido: Memory }
  const { reached, unseen, looks, same, last } = recorrido
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
    return `<${element.localName}> «${label || element.id}»`
  }
  // Tab reaches one radio button of a group, one tab of a list, one button of a toolbar; the arrow keys reach the
  // others.
  const inGroup = (element: Element) =>
    element.matches('[type=radio]') ||
    element.closest('[role=radiogroup], [role=tablist], [role=toolbar], [role=menu]')
  const wanted = [...looks.keys()].filter(
    (element) =>
      element.isConnected &&
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !inGroup(element),
  )
  return {
    unreached: wanted.filter((element) => !reached.has(element)).map(nameOf),
    unseen: [...unseen].map(nameOf),
    trapped: same > 3 && last ? nameOf(last) : undefined,
  }
}
