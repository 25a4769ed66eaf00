import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../button/Button'
import { textos } from './form.textos'
import type { Refused } from './refusal'
import { RefusalNotice } from './RefusalNotice'

export interface FormBarProps {
  busy?: boolean
  /** Why the last save failed; said above the buttons. */
  error?: Refused | null
  saveLabel?: string
  cancelLabel?: string
  /** Where Cancelar leads. */
  cancelTo?: string
  onCancel?(): void
  /** Further buttons, at the left. */
  children?: ReactNode
}

/** Cancelar and Guardar, always in sight. */
export function FormBar({
  busy = false,
  error = null,
  saveLabel,
  cancelLabel,
  cancelTo,
  onCancel,
  children,
}: FormBarProps) {
  return (
    <chakra.div
      data-no-print=""
      data-form-bar=""
      position="sticky"
      bottom="0"
      zIndex="sticky"
      display="flex"
      flexWrap="wrap"
      justifyContent="flex-end"
      gap="3"
      mt="4"
      px={{ base: '4', md: '5' }}
      py="3"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="md"
    >
      {error && (
        <chakra.div flexBasis="full" css={{ '&:empty': { display: 'none' } }}>
          <RefusalNotice error={error} keeps />
        </chakra.div>
      )}
      {children && (
        <chakra.div me="auto" display="flex" gap="3">
          {children}
        </chakra.div>
      )}
      {(cancelTo !== undefined || onCancel) && (
        <Button
          disabled={busy}
          {...(cancelTo !== undefined && !busy ? { to: cancelTo } : {})}
          {...(onCancel ? { onClick: () => onCancel() } : {})}
        >
          {cancelLabel ?? textos.cancelar}
        </Button>
      )}
      <Button variant="primary" type="submit" loading={busy}>
        {saveLabel ?? textos.guardar}
      </Button>
    </chakra.div>
  )
}
