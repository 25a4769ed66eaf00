import { chakra, Combobox, createListCollection, useCombobox } from '@chakra-ui/react'
import { useEffect, useId, useMemo, type KeyboardEvent } from 'react'
import { Spinner } from '../Spinner.tsx'
import { FieldCell, type FieldCommon } from '../form/fields/FormField.tsx'
import { useFrozen } from '../dialog/Controls.tsx'
import { IconCheck, IconChevronDown, IconClose } from '../icons/index.ts'
import { composes } from '../composes.ts'
import { FieldNotes, RequiredMark } from '../input/Field.tsx'
import { roomOf } from '../input/room.ts'
import { VisuallyHidden } from '../page/layout.tsx'
import * as styles from './select.styles.ts'
import { textos } from './select.textos.ts'
import { useChoice, type Option } from './useChoice.ts'

const StyledInput = chakra('input', { base: styles.input })

export interface SelectFieldProps<V extends string | number> extends FieldCommon {
  options: Option<V>[]
  placeholder?: string
  clearable?: boolean
  /** The options are still loading. */
  loading?: boolean
  /** Called after the form has the new value. */
  onChange?(value: V | null): void
}

/** A list this short can be read at a glance, so phones show no keyboard for it. */
const few = 8

/** A choice of one option, found by typing any part of its name. Value: V | null. */
export function SelectField<V extends string | number>(props: SelectFieldProps<V>) {
  const {
    name,
    label,
    required = false,
    hint,
    disabled = false,
    full = false,
    options,
    clearable = true,
    loading = false,
  } = props
  const id = useId()
  const { chosen, matches, looking, error, inputRef, text, type, choose, leave } = useChoice<V>({
    name,
    options,
    clearable,
    loading,
    disabled,
    onChange: props.onChange,
  })

  // The keys are the options' positions: values need not be strings, and '1' and 1 differ.
  const collection = useMemo(
    () =>
      createListCollection({
        items: matches.map((option) => ({ ...option, key: String(options.indexOf(option)) })),
        itemToValue: (item) => item.key,
        itemToString: (item) => item.label,
      }),
    [matches, options],
  )

  const box = useCombobox({
    collection,
    ids: { input: id, label: `${id}l` },
    translations: { triggerLabel: textos.abrir(label) },
    value: chosen ? [String(options.indexOf(chosen))] : [],
    onSelect: ({ itemValue }) => choose(options[Number(itemValue)]?.value ?? null),
    // Zag's own text would lag a frame behind the keys and lose some on a busy machine, so this component controls the
    // box.
    selectionBehavior: 'preserve',
    allowCustomValue: true,
    openOnClick: true,
    disabled,
    invalid: error !== undefined,
    required,
    positioning: {
      strategy: 'fixed',
      sameWidth: true,
      gutter: 4,
      boundary: () => roomOf(document.getElementById(id) ?? document.body),
    },
  })
  const { highlightedValue, setHighlightValue, clearHighlightValue, open, setOpen } = box
  const frozen = useFrozen()
  useEffect(() => {
    if (frozen && open) setOpen(false)
  }, [frozen, open, setOpen])
  const input = box.getInputProps()

  // Highlights the first match, which Enter takes.
  const first = collection.firstValue
  useEffect(() => {
    if (looking && first !== null) setHighlightValue(first)
    else if (looking !== null) clearHighlightValue()
  }, [looking, first, setHighlightValue, clearHighlightValue])

  const look = (typed: string) => {
    type(typed)
    box.setOpen(true)
  }
  // Without a highlighted option Enter resolves the typed text and continues to the form.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composes(event)) return
    if (event.key === 'Enter' && !(box.open && highlightedValue !== null)) leave()
    input.onKeyDown?.(event)
  }
  const nothing = loading ? textos.cargando : looking ? textos.nadaCoincide(looking) : textos.sinOpciones

  return (
    <FieldCell full={full}>
      <Combobox.RootProvider value={box} lazyMount unmountOnExit css={styles.root}>
        <Combobox.Label css={styles.label}>
          {label}
          {required && <RequiredMark />}
        </Combobox.Label>
        <Combobox.Control css={styles.control}>
          <StyledInput
            {...input}
            ref={inputRef}
            defaultValue={undefined}
            value={text}
            onChange={(event) => look(event.target.value)}
            data-clearable={clearable && chosen ? '' : undefined}
            placeholder={loading ? textos.cargando : (props.placeholder ?? textos.elegir)}
            inputMode={options.length > few ? undefined : 'none'}
            aria-describedby={[error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ') || undefined}
            aria-busy={loading || undefined}
            onClick={(event) => {
              // Typing replaces the chosen text.
              if (looking === null) event.currentTarget.select()
              input.onClick?.(event)
            }}
            onBlur={(event) => {
              input.onBlur?.(event)
              leave()
            }}
            onKeyDown={onKeyDown}
          />
          {clearable && chosen && !disabled && (
            <chakra.button
              type="button"
              aria-label={textos.limpiar(label)}
              onClick={() => {
                choose(null)
                // This button disappears with the choice; the focus stays in the field.
                document.getElementById(id)?.focus()
              }}
              css={styles.clear}
            >
              <IconClose size={16} />
            </chakra.button>
          )}
          <Combobox.Trigger css={styles.trigger}>
            {loading ? <Spinner size="sm" /> : <IconChevronDown size={18} />}
          </Combobox.Trigger>
          <div role="status">
            {looking && (
              <VisuallyHidden>
                {matches.length === 0 ? nothing : textos.cuantas(matches.length)}
              </VisuallyHidden>
            )}
          </div>
        </Combobox.Control>
        <FieldNotes id={id} hint={hint} error={error} />
        <Combobox.Positioner css={styles.positioner}>
          <Combobox.Content css={styles.content}>
            {collection.items.map((item) => (
              <Combobox.Item key={item.key} item={item} css={styles.item}>
                <Combobox.ItemText>{item.label}</Combobox.ItemText>
                <Combobox.ItemIndicator css={styles.mark}>
                  <IconCheck size={16} />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            ))}
            {collection.size === 0 && (
              // A listbox may contain only options.
              <chakra.div
                role="option"
                aria-disabled="true"
                aria-selected="false"
                px="3"
                py="2"
                color="fg.muted"
                fontSize="sm"
              >
                {nothing}
              </chakra.div>
            )}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.RootProvider>
    </FieldCell>
  )
}
