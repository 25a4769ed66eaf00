const typing = new Set(['insertText', 'insertCompositionText'])

/**
 * Whether a single key changed the text, by adding or removing characters. Otherwise the text was pasted, dropped or
 * filled in.
 */
export function byKey({ nativeEvent }: { nativeEvent: Event }): boolean {
  if (!(nativeEvent instanceof InputEvent)) return false
  const { inputType, data } = nativeEvent
  return inputType.startsWith('delete') || (typing.has(inputType) && data?.length === 1)
}
