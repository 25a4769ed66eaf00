import type { Page } from '@playwright/test'

/** What a person does with mouse and keyboard; a data value that is typed counts key by key. */
export interface Steps {
  clicks: number
  keys: number
}

/** Counts the page's clicks and keys from now on, also after another page loads. */
export async function countSteps(page: Page): Promise<() => Steps> {
  const steps: Steps = { clicks: 0, keys: 0 }
  await page.exposeFunction('countStep', (kind: keyof Steps) => void steps[kind]++)
  const listen = () => {
    const { countStep } = window as unknown as { countStep(kind: keyof Steps): void }
    let ofLabel: Element | null = null
    const click = ({ isTrusted, detail, target }: MouseEvent) => {
      // The browser clicks the control of a clicked label itself.
      const repeated = target !== null && target === ofLabel
      const control = (target instanceof Element && target.closest('label')?.control) || null
      ofLabel = repeated || control === target ? null : control
      // A button pressed with Enter gets a click, too, which has no detail.
      if (isTrusted && detail > 0 && !repeated) countStep('clicks')
    }
    window.addEventListener('click', click, true)
    window.addEventListener('keydown', ({ isTrusted }) => isTrusted && countStep('keys'), true)
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => ({ ...steps })
}
