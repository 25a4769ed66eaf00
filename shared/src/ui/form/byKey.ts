const typing = new Set(['insertText', 'insertCompositionText'])

/** One key changed the text: a character came or something went. Otherwise it was pasted, dropped or filled in whole. */
export function byKey({ nativeEvent }: { nativeEvent: Event }): boolean {
  if (!(nativeEvent instanceof InputEvent)) return false
  const { inputType, data } = nativeEvent
  return inputType.startsWith('delete') || (typing.has(inputType) && data?.length === 1)
}
