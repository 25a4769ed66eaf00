// Stand-alone mode only; a release is src/module.tsx and what it offers. The border is the same as in the host.
void import('./bootstrap')
