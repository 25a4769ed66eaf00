// Before the first chunk is loaded.
import '@backoffice/entrega/page/files'
import './bootstrap.tsx'
