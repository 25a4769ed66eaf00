/**
 * Whether a single key or a keyboard that composes changed the text, by adding or removing characters. Otherwise the
 * text was pasted, dropped or filled in.
 */
export function isKeystroke({ nativeEvent }: { nativeEvent: Event }): boolean {
  if (!(nativeEvent instanceof InputEvent)) return false
  const { inputType, data, isComposing } = nativeEvent
  // A composition replaces several characters at a time, and what it has written so far says nothing yet.
  if (isComposing || inputType.includes('Composition')) return true
  return inputType.startsWith('delete') || (inputType === 'insertText' && data?.length === 1)
}
