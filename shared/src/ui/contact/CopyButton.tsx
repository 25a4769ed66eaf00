import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { IconCheck } from '../icons/index.ts'
import { copyText } from './copyText.ts'
import type { Contact } from './contact.ts'
import { textos } from './contact.textos.ts'
import { IconCopy } from './icons.ts'

/** How long the button says that it copied. */
const SAID = 2_500

/** Copies a phone or an e-mail as it is shown, and says so beside the button. */
export function CopyButton({ contact, name }: { contact: Contact; name?: string | undefined }) {
  const [said, setSaid] = useState<'' | 'copiado' | 'noSeCopio'>('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SAID)
    return () => clearTimeout(timer)
  }, [said])

  const copy = async () => setSaid((await copyText(contact.text)) ? 'copiado' : 'noSeCopio')
  return (
    <chakra.span position="relative" display="inline-flex">
      <IconButton
        label={textos.copiar}
        name={textos.copiarDe(contact.kind, name)}
        icon={said === 'copiado' ? <IconCheck /> : <IconCopy />}
        onClick={() => void copy()}
      />
      <span aria-live="polite">{said !== '' && <chakra.span css={bubble}>{textos[said]}</chakra.span>}</span>
    </chakra.span>
  )
}

const bubble = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  insetInlineEnd: '0',
  zIndex: 'dropdown',
  bg: 'fg',
  color: 'bg.surface',
  fontSize: 'xs',
  fontWeight: 'medium',
  px: '2',
  py: '1',
  borderRadius: 'sm',
  whiteSpace: 'nowrap',
  animation: 'appear 150ms ease-out',
  pointerEvents: 'none',
}
