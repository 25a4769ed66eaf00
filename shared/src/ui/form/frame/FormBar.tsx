import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../../button/Button.tsx'
import { textos } from '../form.textos.ts'
import { FormButtons } from './FormButtons.tsx'
import type { Refused } from '../refusal.ts'
import { RefusalNotice } from './RefusalNotice.tsx'

export interface FormBarProps {
  busy?: boolean
  /** Why the last save failed; shown above the buttons. */
  error?: Refused | null
  saveLabel?: string
  cancelLabel?: string
  /** The address that Cancelar leads to. */
  cancelTo?: string
  onCancel?(): void
  /** Further buttons, on the left. */
  children?: ReactNode
}

// On a phone the buttons share the full width.
const onPhone = { '@media (max-width: 639px)': { '& > :is(a, button)': { flex: '1' } } }

// A border image paints the full width of the window without widening the page.
const band = 'linear-gradient({colors.border} 1px, {colors.bg.surface} 1px) fill 0 / 0 / 0 100vw'

/** Cancelar and Guardar, always visible: a bar across the whole window. */
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
    <>
      {/* On a short form's page this grows, so that the bar is at the bottom of the window (Shell.tsx). */}
      <chakra.div data-no-print="" flex="1 0 auto" minHeight="4" />
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
        // Covers the space that a page has below its content.
        mb="-10"
        py="3"
        css={{ borderImage: band, ...onPhone }}
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
        <FormButtons
          primary={
            <Button variant="primary" type="submit" loading={busy}>
              {saveLabel ?? textos.guardar}
            </Button>
          }
          safe={
            (cancelTo !== undefined || onCancel) && (
              <Button
                disabled={busy}
                {...(cancelTo !== undefined && !busy ? { to: cancelTo } : {})}
                {...(onCancel ? { onClick: () => onCancel() } : {})}
              >
                {cancelLabel ?? textos.cancelar}
              </Button>
            )
          }
        />
      </chakra.div>
    </>
  )
}
