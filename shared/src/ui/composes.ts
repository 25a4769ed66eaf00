interface Key {
  isComposing?: boolean
  keyCode: number
  nativeEvent?: { isComposing: boolean }
}

/** Safari reports the key that ends a composition after it, with this code. */
const OF_THE_KEYBOARD = 229

/** Whether a key belongs to a keyboard that composes a letter or a word, to which Enter, Escape and arrows then belong. */
export const composes = (event: Key): boolean =>
  event.isComposing === true || event.nativeEvent?.isComposing === true || event.keyCode === OF_THE_KEYBOARD
