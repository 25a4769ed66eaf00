/**
 * A file dropped beside its place does nothing; the browser would open it instead of the page, and what was typed would be
 * gone.
 * @returns a function that stops it
 */
export function refuseStrayFiles(): () => void {
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
  return () => {
    window.removeEventListener('dragover', refuse)
    window.removeEventListener('drop', refuse)
  }
}

function refuse(event: DragEvent): void {
  const { dataTransfer, target, defaultPrevented } = event
  // A place for files has taken it.
  if (defaultPrevented || !dataTransfer?.types.includes('Files') || isFileInput(target)) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}

const isFileInput = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'file' && !target.disabled
