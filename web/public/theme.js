// Before the first paint: the theme that was chosen last, else what the system prefers.
(() => {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('quartier') ?? '{}').theme;
  } catch {
    // a setting that cannot be read is no setting
  }
  const dark = chosen ? chosen === 'blueprint' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'blueprint' : 'paper';
})();
