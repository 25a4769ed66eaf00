import { chakra, Dialog as Chakra, Portal } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../button/IconButton'
import { IconClose } from '../icons'
import * as styles from './dialog.styles'
import { textos } from './dialog.textos'

export interface DialogProps {
  open: boolean
  title: string
  size?: 'sm' | 'md' | 'lg'
  /** A request is under way: nothing closes the dialog. */
  busy?: boolean
  /** Escape, or the cross. A click on the backdrop does nothing. */
  onClose(): void
  /** Buttons, the safe one first. */
  footer?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** Gets the focus; the first field, or else the first button, unless told. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Stands around content and buttons: a form, whose submit button is then in it. */
  wrap?(inside: ReactNode): ReactNode
  children: ReactNode
}

/** A dialog with a static backdrop, centred (G-18). The focus goes in, stays in, and returns. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    size = 'md',
    busy = false,
    onClose,
    footer,
    role = 'dialog',
    initialFocus,
    wrap = asIs,
    children,
  } = props
  const content = useRef<HTMLDivElement>(null)
  useFocusWhileBusy(busy, content)

  return (
    <Chakra.Root
      open={open}
      role={role}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      onEscapeKeyDown={(event) => {
        // Escape belongs to the calendar or the list that is open in the dialog, if there is one.
        if (busy || content.current?.querySelector('[data-escapable]')) event.preventDefault()
      }}
      onOpenChange={(details) => !details.open && !busy && onClose()}
      initialFocusEl={() =>
        focusWithin(content.current) ?? initialFocus?.current ?? firstField(content.current)
      }
      persistentElements={[alertArea]}
    >
      <Portal>
        <Chakra.Backdrop css={styles.backdrop} />
        <Chakra.Positioner css={styles.positioner}>
          <Chakra.Content ref={content} css={styles.content} data-size={size} aria-busy={busy}>
            <chakra.div css={styles.header}>
              <Chakra.Title css={styles.title}>{title}</Chakra.Title>
              <IconButton label={textos.cerrar} icon={<IconClose />} disabled={busy} onClick={onClose} />
            </chakra.div>
            {wrap(
              <>
                <chakra.div data-dialog-body="" css={styles.body}>
                  {children}
                </chakra.div>
                {footer && (
                  <chakra.div data-dialog-footer="" css={styles.footer}>
                    {footer}
                  </chakra.div>
                )}
              </>,
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}

// Never null: for that, Chakra waits a second, and its promise then fails with nobody to hear it.
const alertArea = () => document.querySelector('[data-alert-area]') ?? document.createElement('div')

/** A focused button that gets disabled would drop the focus out of the dialog; the dialog itself takes it meanwhile. */
function useFocusWhileBusy(busy: boolean, content: RefObject<HTMLDivElement | null>) {
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!busy) return
    const active = document.activeElement
    const dialog = content.current
    before.current = active instanceof HTMLElement ? active : null
    if (active === document.body || active?.matches(':disabled')) dialog?.focus()
    return () => {
      // Failed: back to where the person was, once that can take the focus again; unless a wrong field has it by then.
      requestAnimationFrame(() => {
        if (document.activeElement === dialog && dialog?.contains(before.current)) before.current?.focus()
      })
    }
  }, [busy, content])
}

const asIs = (inside: ReactNode) => inside

/** The focus goes in a frame or more after the dialog is there: who is in a field by then stays in it. */
function focusWithin(content: HTMLElement | null): HTMLElement | null {
  const active = document.activeElement
  const within = active instanceof HTMLElement && active !== content && content?.contains(active)
  return within ? active : null
}

const fields =
  'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled), [role=combobox]'

function firstField(content: HTMLElement | null): HTMLElement | null {
  return (
    content?.querySelector<HTMLElement>(`[data-dialog-body] :is(${fields})`) ??
    content?.querySelector<HTMLElement>('[data-dialog-footer] button') ??
    null
  )
}
