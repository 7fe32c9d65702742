// Before the first paint: the theme that was chosen last, else what the system prefers.
(() => {
  let settings = /** @type {{ theme?: string }} */ ({});
  try {
    settings = /** @type {typeof settings} */ (JSON.parse(localStorage.getItem('quartier') ?? '{}'));
  } catch {
    // a setting that cannot be read is no setting
  }
  const dark = settings.theme ? settings.theme === 'blueprint' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'blueprint' : 'paper';
})();
