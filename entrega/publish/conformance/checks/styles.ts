import type { Page } from 'playwright-core'
import { isOf } from '../subject.ts'
import { onEach, type Check } from './check.ts'

/**
 * The release's styles affect the release alone: the frame around it looks the same while it is shown, and every other
 * page looks the same afterwards.
 */
export const styles: Check = (scene) =>
  onEach(scene, ({ path }) =>
    scene.visit(async ({ page, open, follow, reach }) => {
      const told = (what: string, details: string[]) => details.map((detail) => `${what}: ${detail}`)
      await open('/dashboard')
      const before = await looks(page, 'body, body *')
      const frame = await looks(page, 'header, header *')
      await reach(path)
      const shown = await looks(page, 'header, header *')
      await follow('/dashboard')
      const after = await looks(page, 'body, body *')
      const inForce = (await stylesInForce(page)).filter((href) => isOf(scene.subject, href))
      return [
        ...told('cambia el marco', differences(frame, shown).slice(0, 5)),
        ...told('deja cambiada la página', differences(before, after).slice(0, 5)),
        ...told('su hoja de estilos sigue en vigor al salir', inForce),
      ]
    }),
  )

/**
 * The look of each of these elements, by its place in the page, without what differs between pages (the current entry)
 * and once no transition runs: an entry that was current fades.
 */
const looks = (page: Page, selector: string): Promise<Record<string, string>> =>
  page.evaluate(async (wanted) => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    const properties = (
      'color backgroundColor fontFamily fontSize fontWeight lineHeight letterSpacing textTransform ' +
      'textDecorationLine borderTopWidth borderTopColor paddingTop paddingLeft marginTop marginLeft ' +
      'display visibility opacity filter transform position'
    ).split(' ') as (keyof CSSStyleDeclaration & string)[]
    const current = ':is([aria-current], [data-current]), :is([aria-current], [data-current]) *'
    const entries = [...document.querySelectorAll(wanted)].flatMap((element, place) => {
      if (element.matches(`script, style, link, ${current}`)) return []
      const style = getComputedStyle(element)
      const name = `${element.localName}#${place}`
      return [
        [name, properties.map((property) => `${property}: ${String(style[property])}`).join('; ')] as const,
      ]
    })
    return Object.fromEntries(entries)
  }, selector)

function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.entries(before).flatMap(([name, look]) => {
    const now = after[name]
    if (now === undefined || now === look) return []
    const parts = look.split('; ')
    const changed = now.split('; ').filter((part, index) => part !== parts[index])
    return [`<${name.replace(/#\d+$/, '')}> ${changed.join('; ')}`]
  })
}

const stylesInForce = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href, disabled, media }) =>
      href !== null && !disabled && (media.length === 0 || matchMedia(media.mediaText).matches) ? [href] : [],
    ),
  )
