// Stand-alone mode only; a release consists of src/module.tsx and the offered components. The asynchronous border is
// the same as in the host.
void import('./bootstrap.tsx')
