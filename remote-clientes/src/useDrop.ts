import { useState, type DragEvent } from 'react'

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Lets people drop files on an element. `over`: they are holding files above it. */
export function useDrop(onFiles: (files: File[]) => void) {
  // The events of the children arrive here, too, so this counts how deep the pointer is.
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
        // Otherwise the browser would replace the page with the file.
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
