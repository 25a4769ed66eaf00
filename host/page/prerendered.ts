// The build inlines this script into the page, after the template with the form of sign-in (src/login/prerendered). Whoever
// has to sign in sees the form with the page, and can type before any other code is there; the app's own form takes over
// what was typed, the focus, and the buttons that were pressed. Styles hide it as soon as the app shows anything else.
import { isSignIn } from '../src/places/isSignIn.ts'

;(() => {
  const template = document.querySelector<HTMLTemplateElement>('template#prerendered')
  const signedIn = () => {
    try {
      return localStorage.getItem('token') !== null
    } catch {
      return false
    }
  }
  if (
    !template ||
    !isSignIn(location.pathname) ||
    location.hash ||
    signedIn() ||
    !CSS.supports('selector(:has(*))')
  )
    return
  const prerendered = document.createElement('div')
  prerendered.id = 'prerendered'
  prerendered.append(template.content)
  prerendered.addEventListener('submit', (event) => event.preventDefault())
  // Enter in a field is a click on the submit button, too.
  prerendered.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button?.type !== 'submit') return void button?.toggleAttribute('data-pressed')
    button.setAttribute('data-pressed', '')
    button.ariaBusy = 'true'
  })
  // Who corrects something has not finished.
  prerendered.addEventListener('input', () => {
    const submit = prerendered.querySelector('[type=submit]')
    submit?.removeAttribute('data-pressed')
    submit?.removeAttribute('aria-busy')
  })
  // An accent typed before its vowel, say: the app waits for the letter (letterDone), because a field that goes away
  // would keep half of it.
  prerendered.addEventListener('compositionstart', () => prerendered.setAttribute('data-composing', ''))
  prerendered.addEventListener('compositionend', () => prerendered.removeAttribute('data-composing'))
  template.replaceWith(prerendered)
  prerendered.querySelector('input')?.focus()
})()
