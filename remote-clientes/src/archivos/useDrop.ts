import { useState, type DragEvent } from 'react'

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Makes an element a place where files can be dropped. `over`: something is being held above it. */
export function useDrop(onFiles: (files: File[]) => void) {
  // Children fire enter and leave of their own.
  const [depth, setDepth] = useState(0)
  return {
    over: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (hasFiles(event)) setDepth((count) => count + 1)
      },
      onDragLeave: (event: DragEvent) => {
        if (hasFiles(event)) setDepth((count) => Math.max(0, count - 1))
      },
      onDragOver: (event: DragEvent) => {
        // Without this the browser would open the file in the page's place.
        if (hasFiles(event)) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setDepth(0)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
