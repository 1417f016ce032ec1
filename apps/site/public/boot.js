// Before the first paint: the person's own theme, brand and language, so that nothing flashes and the right letters load.
(function () {
  var root = document.documentElement;
  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }
  var theme = kept("theme");
  if (theme !== "light" && theme !== "dark") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.dataset.theme = theme;
  var brand = kept("brand");
  if (brand && /^[a-z][a-z0-9]*$/.test(brand)) root.dataset.brand = brand;
})();
