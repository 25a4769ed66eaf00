const CONTROLS = 'button, a, input, summary, [role=button]'

let pressed: HTMLElement | null = null

// A press shows what it asked for before the next task.
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
      setTimeout(() => (pressed = null))
    },
    true,
  )

/** The control that is being pressed; null: what happens now was not asked for by a press. */
export const pressedNow = (): HTMLElement | null => pressed
