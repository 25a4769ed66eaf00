/**
 * The kit's basics, which every screen uses. /login downloads all of them, so heavier parts have doors of their own.
 */
export { UiProvider, type UiProviderProps } from './theme/UiProvider'
export { ColorModeButton } from './theme/ColorModeButton'

export { Button, type ButtonProps } from './button/Button'
export { IconButton, type IconButtonProps } from './button/IconButton'
export { Link, type LinkProps } from './Link'

export { Page, Card, type CardProps, type PageProps } from './Page'
export { Accordion, AccordionSection, type AccordionSectionProps } from './Accordion'
export { Box, Grid, Row, Stack, VisuallyHidden, type StackProps } from './layout'
export { Dash, Heading, Text, type HeadingProps, type TextProps } from './text'
export { Badge, type Tone } from './Badge'
export { Portrait, type PortraitProps } from './Portrait'
export { EmptyState, Notice, type EmptyStateProps, type NoticeProps } from './Notice'
export { DataList, Stat, type DataListProps } from './DataList'
export { Skeleton, Spinner, type SpinnerProps } from './Spinner'
export { SkipLink } from './SkipLink'
export { Logo } from './Logo'

export { Field, type ControlIds, type FieldProps } from './input/Field'
export { composes } from './composes'
export { Input, PasswordInput, type InputProps, type PasswordInputProps } from './input/Input'

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
} from './demand'

export * from './icons'
