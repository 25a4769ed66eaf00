import { Box } from '@backoffice/shared/ui'
import { useCallback } from 'react'

/** A picture that is on this machine only; its address lives as long as it is shown. */
export function FotoElegida({ file, alt }: { file: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <Box as="img" ref={show} {...{ alt }} width="full" height="full" objectFit="cover" />
}
