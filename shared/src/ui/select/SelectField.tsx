import { chakra, Combobox, createListCollection, useCombobox } from '@chakra-ui/react'
import { useEffect, useId, useMemo, type KeyboardEvent } from 'react'
import { Spinner } from '../Spinner'
import { FieldCell, type FieldCommon } from '../form/FormField'
import { IconCheck, IconChevronDown, IconClose } from '../icons'
import { FieldNotes, RequiredMark } from '../input/Field'
import { roomOf } from '../input/room'
import { VisuallyHidden } from '../layout'
import * as styles from './select.styles'
import { textos } from './select.textos'
import { useChoice, type Option } from './useChoice'

const StyledInput = chakra('input', { base: styles.input })

export interface SelectFieldProps<V extends string | number> extends FieldCommon {
  options: Option<V>[]
  placeholder?: string
  clearable?: boolean
  /** The options are still coming. */
  loading?: boolean
  /** After the form has the new value. */
  onChange?(value: V | null): void
}

/** So few are seen at a glance: a telephone shows no keyboard for them. */
const few = 8

/** One of several options, found by typing any part of its name. Value: V | null. */
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

  // Keys are the options' places: values need not be strings, and '1' and 1 are two.
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
    // Zag's own text would follow the keys a frame late, and lose some on a busy machine: the box is controlled here.
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
  const { highlightedValue, setHighlightValue, clearHighlightValue } = box
  const input = box.getInputProps()

  // What is looked for is found at once: Enter takes the first.
  const first = collection.firstValue
  useEffect(() => {
    if (looking && first !== null) setHighlightValue(first)
    else if (looking !== null) clearHighlightValue()
  }, [looking, first, setHighlightValue, clearHighlightValue])

  const look = (typed: string) => {
    type(typed)
    box.setOpen(true)
  }
  // With nothing pointed at, Enter means what is typed, and goes on to the form.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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
              // What is typed takes the place of what was chosen.
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
                // This button goes away with the choice; the focus stays at the field.
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
              // A list has nothing but options.
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
