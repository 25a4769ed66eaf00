import type { Credentials } from './index.ts'

/** What the person did in the form of the page before the app's own form was there. */
export interface Begun {
  credentials: Credentials
  /** The name of the field with the focus, and what is selected in it. */
  focus: { name: string; from: number | null; to: number | null } | null
  /** The labels of the buttons that were pressed, which could do nothing yet. */
  pressed: string[]
}

const form = () => document.getElementById('prerendered')

/** How a button is found again in the other form. */
export const labelOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent ?? ''

/** Reads the form of the page; null if it is not there. */
export function lookAtBegun(): Begun | null {
  const prerendered = form()
  if (!prerendered) return null
  const field = (name: string) => prerendered.querySelector<HTMLInputElement>(`[name=${name}]`)
  const { activeElement: active } = document
  return {
    credentials: { email: field('email')?.value ?? '', password: field('password')?.value ?? '' },
    focus:
      active instanceof HTMLInputElement && prerendered.contains(active)
        ? { name: active.name, from: active.selectionStart, to: active.selectionEnd }
        : null,
    pressed: [...prerendered.querySelectorAll('[data-pressed]')].map(labelOf),
  }
}

/** Reads the form of the page and removes it: the app's own one has taken its place. */
export function takeBegun(): Begun | null {
  const begun = lookAtBegun()
  form()?.remove()
  return begun
}

/** Resolves when no letter is half typed in the form of the page, such as an accent that waits for its vowel. */
export async function letterDone(): Promise<void> {
  const prerendered = form()
  if (!prerendered?.hasAttribute('data-composing')) return
  await new Promise((done) => prerendered.addEventListener('compositionend', done, { once: true }))
}

/** Removes the form of the page once the app shows something else than sign-in. */
export function dropUnusedForm(): void {
  if (!document.querySelector('[data-waiting]')) form()?.remove()
}
