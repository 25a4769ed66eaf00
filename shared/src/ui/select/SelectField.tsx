import { chakra, createListCollection, Select } from '@chakra-ui/react'
import { useId, useMemo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Spinner } from '../Spinner'
import { FieldCell, type FieldCommon } from '../form/FormField'
import { IconCheck, IconChevronDown, IconClose } from '../icons'
import { FieldNotes, RequiredMark } from '../input/Field'
import * as styles from './select.styles'
import { textos } from './select.textos'

export interface SelectFieldProps<V extends string | number> extends FieldCommon {
  options: { value: V; label: string }[]
  placeholder?: string
  clearable?: boolean
  /** The options are still coming. */
  loading?: boolean
  /** After the form has the new value. */
  onChange?(value: V | null): void
}

/** One of several options. Value: V | null. */
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
  const { control } = useFormContext()
  const {
    field: { ref, value: current, onChange, onBlur },
    fieldState,
  } = useController({ name, control })
  const error = fieldState.error?.message

  // Keys are the options' places: values need not be strings, and '1' and 1 are two.
  const collection = useMemo(
    () =>
      createListCollection({
        items: options.map((option, index) => ({ ...option, key: String(index) })),
        itemToValue: (item) => item.key,
        itemToString: (item) => item.label,
      }),
    [options],
  )
  const chosen = collection.items.find((item) => item.value === current)
  const choose = (value: V | null) => {
    onChange(value)
    props.onChange?.(value)
  }

  return (
    <FieldCell full={full}>
      <Select.Root
        collection={collection}
        ids={{ trigger: id, label: `${id}l` }}
        value={chosen ? [chosen.key] : []}
        onValueChange={({ items }) => choose((items[0]?.value as V | undefined) ?? null)}
        onInteractOutside={() => onBlur()}
        disabled={disabled}
        invalid={error !== undefined}
        required={required}
        positioning={{ strategy: 'fixed', sameWidth: true, gutter: 4 }}
        css={styles.root}
      >
        <Select.Label css={styles.label}>
          {label}
          {required && <RequiredMark />}
        </Select.Label>
        <Select.Control css={styles.control}>
          <Select.Trigger
            ref={ref}
            css={styles.trigger}
            data-clearable={clearable && chosen ? '' : undefined}
            aria-describedby={[error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ') || undefined}
            aria-invalid={error ? true : undefined}
            aria-busy={loading || undefined}
          >
            <Select.ValueText
              placeholder={loading ? textos.cargando : (props.placeholder ?? textos.elegir)}
              css={styles.text}
            />
            {loading ? <Spinner size="sm" /> : <IconChevronDown size={18} />}
          </Select.Trigger>
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
        </Select.Control>
        <Select.Positioner css={styles.positioner}>
          <Select.Content css={styles.content}>
            {collection.items.map((item) => (
              <Select.Item key={item.key} item={item} css={styles.item}>
                <Select.ItemText>{item.label}</Select.ItemText>
                <Select.ItemIndicator css={styles.mark}>
                  <IconCheck size={16} />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
            {options.length === 0 && (
              <chakra.div px="3" py="2" color="fg.muted" fontSize="sm">
                {loading ? textos.cargando : textos.sinOpciones}
              </chakra.div>
            )}
          </Select.Content>
        </Select.Positioner>
      </Select.Root>
      <FieldNotes id={id} hint={hint} error={error} />
    </FieldCell>
  )
}
