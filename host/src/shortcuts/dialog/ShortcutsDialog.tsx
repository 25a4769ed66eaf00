import { hasPermission, useAuth } from '@backoffice/shared'
import { Box, Heading, Stack, Text } from '@backoffice/shared/ui'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { useRegistry } from '@backoffice/entrega/page'
import { Fragment } from 'react'
import { textos } from './dialog.textos.ts'
import { combinationsOf, shortcuts, type Shortcut } from './shortcuts.ts'

interface Props {
  open: boolean
  onClose(): void
}

/** «Atajos de teclado»: those of the host, then those that the remotes of this person tell, by place. */
export function ShortcutsDialog({ open, onClose }: Props) {
  const usuario = useAuth((auth) => auth.usuario)
  const remotes = Object.values(useRegistry()?.remotes ?? {}).map(({ remote }) => remote)
  const theirs = remotes
    .flatMap((remote) => remote.shortcuts ?? [])
    .filter(({ permission }) => hasPermission(usuario, permission))
  const all = [...shortcuts, ...theirs]
  const places = [...new Set(all.map(({ place }) => place))]
  return (
    <Dialog open={open} title={textos.titulo} onClose={onClose}>
      <Stack gap={5}>
        {places.map((place) => (
          <Place key={place} place={place} all={all.filter((one) => one.place === place)} />
        ))}
        <Text size="sm" tone="muted">
          {textos.enMac}
        </Text>
      </Stack>
    </Dialog>
  )
}

const Place = ({ place, all }: { place: string; all: Shortcut[] }) => (
  <Stack gap={2}>
    <Heading level={3} size="sm">
      {place}
    </Heading>
    <Box as="dl" display="grid" gap="2" m="0">
      {all.map(({ keys, does }) => (
        <Box
          key={keys}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="4"
          rowGap="1"
        >
          <Box as="dt" minWidth="0">
            {does}
          </Box>
          <Box as="dd" m="0">
            {combinationsOf(keys).map((names, at) => (
              <Fragment key={names.join('+')}>
                {at > 0 && textos.o}
                <Combination names={names} />
              </Fragment>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  </Stack>
)

const Combination = ({ names }: { names: string[] }) =>
  names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ' + '}
      <Box
        as="kbd"
        fontFamily="inherit"
        fontSize="sm"
        px="1.5"
        py="0.5"
        borderWidth="1px"
        borderRadius="sm"
        bg="bg.subtle"
        whiteSpace="nowrap"
      >
        {name}
      </Box>
    </Fragment>
  ))
