import { chakra, Dialog as Chakra, Portal } from '@chakra-ui/react'
import { useLayoutEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { composes } from '../composes.ts'
import { IconClose } from '../icons/index.ts'
import { Controls } from './Controls.tsx'
import * as styles from './dialog.styles.ts'
import { textos } from './dialog.textos.ts'

export interface DialogProps {
  open: boolean
  title: string
  size?: 'sm' | 'md' | 'lg'
  /** A request is under way: the dialog can't be closed, and every control of its content is disabled. */
  busy?: boolean
  /** False: the content disables its controls itself, because some of them cancel what is under way. */
  frozen?: boolean
  /** Below the content, and usable while a request is under way: its progress, and what cancels it. */
  progress?: ReactNode
  /** Called on Escape or the cross. A click on the backdrop does nothing. */
  onClose(): void
  /** Buttons: FormButtons, which knows their order. */
  footer?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** The element to focus; by default the first required field that is empty, else the first field, else the first button. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Wraps content and buttons, for instance in a form whose submit button is then inside. */
  wrap?(inside: ReactNode): ReactNode
  children: ReactNode
}

/** A centred dialog with a static backdrop (G-18). It takes the focus, traps it, and returns it. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    size = 'md',
    busy = false,
    frozen = busy,
    progress,
    onClose,
    footer,
    role = 'dialog',
    initialFocus,
    wrap = asIs,
    children,
  } = props
  const content = useRef<HTMLDivElement>(null)
  const noteFocus = useFocusWhileBusy(busy, content)

  return (
    <Chakra.Root
      open={open}
      role={role}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      onEscapeKeyDown={(event) => {
        // Escape belongs to a keyboard that composes, or to a calendar or list that is open inside the dialog.
        if (busy || composes(event) || content.current?.querySelector('[data-escapable]'))
          event.preventDefault()
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
          <Chakra.Content
            ref={content}
            css={styles.content}
            data-size={size}
            aria-busy={busy}
            onFocus={noteFocus}
          >
            <chakra.div css={styles.header}>
              <Chakra.Title css={styles.title}>{title}</Chakra.Title>
              <IconButton label={textos.cerrar} icon={<IconClose />} disabled={busy} onClick={onClose} />
            </chakra.div>
            {wrap(
              <>
                <chakra.div data-dialog-body="" css={styles.body}>
                  <Controls frozen={frozen}>{children}</Controls>
                  {progress}
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

// Never null: Chakra would wait a second for null, and its promise would then reject unhandled.
const alertArea = () => document.querySelector('[data-alert-area]') ?? document.createElement('div')

/**
 * A focused button that becomes disabled would drop the focus out of the dialog, so the dialog itself takes it
 * meanwhile.
 * @returns notes where the focus is: by the time of the effect the browser may have taken it from what is disabled
 */
function useFocusWhileBusy(busy: boolean, content: RefObject<HTMLDivElement | null>) {
  const focused = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!busy) return
    const active = document.activeElement
    const dialog = content.current
    const before = focused.current
    if (active === document.body || active?.matches(':disabled')) dialog?.focus()
    return () => {
      // The call failed, or brought the fields: the focus goes to where it was, or to the first field, once they
      // are enabled, unless an invalid field has it by then.
      requestAnimationFrame(() => {
        if (document.activeElement !== dialog) return
        const next = before ?? firstField(dialog)
        if (next && dialog?.contains(next)) next.focus()
      })
    }
  }, [busy, content])
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) focused.current = target as HTMLElement
  }
}

const asIs = (inside: ReactNode) => inside

/** The focus moves a frame or more after the dialog appears; a person who is already in a field stays there. */
function focusWithin(content: HTMLElement | null): HTMLElement | null {
  const active = document.activeElement
  const within = active instanceof HTMLElement && active !== content && content?.contains(active)
  return within ? active : null
}

const fields =
  'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled), [role=combobox]'

function firstField(content: HTMLElement | null): HTMLElement | null {
  const all = [...(content?.querySelectorAll<HTMLElement>(`[data-dialog-body] :is(${fields})`) ?? [])]
  return (
    all.find(isMissing) ??
    all[0] ??
    content?.querySelector<HTMLElement>('[data-dialog-footer] button') ??
    null
  )
}

/** A dialog may come filled in, and the person goes on with what it lacks. */
const isMissing = (field: HTMLElement) =>
  field.matches('[required], [aria-required=true]') && 'value' in field && field.value === ''
