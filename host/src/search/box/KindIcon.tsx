/** Path data on a grid of 20, by what a remote calls the things it shows (`icon` in its remote.json). */
export const KINDS: Record<string, string> = {
  persona: 'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3.5 17c.6-3 3.2-4.5 6.5-4.5s5.9 1.5 6.5 4.5',
  empresa: 'M4 17V3.5h8V17M12 8h4.5v9M2.5 17h15M6.5 6.5h3M6.5 9.5h3M6.5 12.5h3',
  cita: 'M3 4.5h14v12.5H3zM3 8.5h14M6.8 2.5v3.5M13.2 2.5v3.5M7 12.5h6',
  equipo:
    'M7.5 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 16.5c.5-2.8 2.7-4 5.5-4s5 1.2 5.5 4M13 4.3a3 3 0 0 1 0 5.4M15 12.9c1.6.6 2.7 1.7 3 3.6',
  archivo: 'M5 2.5h6.5L15.5 6.5v11h-10.5zM11.5 2.5v4h4M8 10.5h5M8 13.5h5',
  tarea: 'M4 3h12v14H4zM7 10.2l2.1 2.2L13.2 8',
  telefono: 'M6.2 3 8 6.8 6.3 8.3c.9 2.2 2.9 4.2 5.3 5.3l1.6-1.7 3.8 1.8v3c-6 1.2-14.6-6.8-13.8-13.7z',
  seccion: 'M3 4.5h14v11H3zM3 8h14',
  accion: 'M10 4v12M4 10h12',
}

const ANYTHING = 'M4 10h12M11.5 5.5 16 10l-4.5 4.5'

/** The icon of a kind of thing; one for anything, where a remote names a kind that this host does not know. */
export const KindIcon = ({ kind = '' }: { kind?: string | undefined }) => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    data-kind={kind}
    style={{ display: 'block' }}
  >
    <path d={KINDS[kind] ?? ANYTHING} />
  </svg>
)
