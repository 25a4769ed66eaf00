/**
 * The kit's basics, which every screen uses. /login downloads all of them, so heavier parts have doors of their own.
 */
export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx'
export { ColorModeButton } from './theme/ColorModeButton.tsx'

export { Button, type ButtonProps } from './button/Button.tsx'
export { IconButton, type IconButtonProps } from './button/IconButton.tsx'
export { Link, type LinkProps } from './Link.tsx'

export { Page, Card, type CardProps, type PageProps } from './Page.tsx'
export { Accordion, AccordionSection, type AccordionSectionProps } from './Accordion.tsx'
export { Box, Grid, Row, Stack, VisuallyHidden, type StackProps } from './layout.tsx'
export { Dash, Heading, Text, type HeadingProps, type TextProps } from './text.tsx'
export { Badge, type Tone } from './Badge.tsx'
export { Portrait, type PortraitProps } from './Portrait.tsx'
export { EmptyState, Notice, type EmptyStateProps, type NoticeProps } from './Notice.tsx'
export { DataList, Stat, type DataListProps } from './DataList.tsx'
export { Skeleton, Spinner, type SpinnerProps } from './Spinner.tsx'
export { SkipLink } from './SkipLink.tsx'
export { Logo } from './Logo.tsx'

export { Field, type ControlIds, type FieldProps } from './input/Field.tsx'
export { composes } from './composes.ts'
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
