/**
 * The kit's basics, which every screen uses. /login downloads all of them, so heavier parts have doors of their own.
 */
export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx'
export { ColorModeButton } from './theme/ColorModeButton.tsx'

export { Button, type ButtonProps } from './button/Button.tsx'
export { IconButton, type IconButtonProps } from './button/IconButton.tsx'
export { Link, type LinkProps } from './page/Link.tsx'

export { Page, Card, type CardProps, type PageProps } from './page/Page.tsx'
export { Accordion, AccordionSection, type AccordionSectionProps } from './data/Accordion.tsx'
export { Box, Grid, Row, Stack, VisuallyHidden, type StackProps } from './page/layout.tsx'
export { Dash, Heading, Text, type HeadingProps, type TextProps } from './page/text.tsx'
export { Badge, type Tone } from './data/Badge.tsx'
export { NearDay, type NearDayProps } from './data/NearDay.tsx'
export { Portrait, type PortraitProps } from './data/Portrait.tsx'
export { EmptyState, Notice, type EmptyStateProps, type NoticeProps } from './Notice.tsx'
export { DataList, Stat, type DataListProps } from './data/DataList.tsx'
export { Skeleton, Spinner, type SpinnerProps } from './Spinner.tsx'
export { SkipLink } from './page/SkipLink.tsx'
export { Logo } from './Logo.tsx'

export { Field, type ControlIds, type FieldProps } from './input/Field.tsx'
export { composes } from './composes.ts'
export { ACTION_KEYS, SAVE_KEYS } from './keys.ts'
export { copyText } from './contact/copyText.ts'
export { Input, PasswordInput, type InputProps, type PasswordInputProps } from './input/Input.tsx'

export {
  absenceOf,
  askFor,
  onDemand,
  PART_GONE,
  useOnDemand,
  usePart,
  useWhenBack,
  type Absence,
  type OnDemand,
  type PartOptions,
} from './demand/index.ts'

export * from './icons/index.ts'
export { useMedia } from './hooks/useMedia.ts'
