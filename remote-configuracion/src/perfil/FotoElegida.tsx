import { Box, IconUser } from '@backoffice/shared/ui'
import { useCallback, useState } from 'react'
import { textos } from './perfil.textos.ts'

/**
 * A picture that exists only on this machine; its address lives as long as it is shown. A picture that the browser
 * can't read shows the placeholder; the server explains what is wrong with it.
 */
export function FotoElegida({ file }: { file: File }) {
  const [broken, setBroken] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  if (broken) {
    return (
      <Box role="img" aria-label={textos.foto.noSeVe}>
        <IconUser size={96} />
      </Box>
    )
  }
  return (
    <Box
      as="img"
      ref={show}
      {...{ alt: textos.foto.nueva, onError: () => setBroken(true) }}
      width="full"
      height="full"
      objectFit="cover"
    />
  )
}
