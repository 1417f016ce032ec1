// In the page itself, before any style sheet: it waits for nothing, and its requests start at once. Before the first paint it
// applies the person's theme, brand and language, else the brand's, so that nothing flashes and the right fonts load.
(function () {
  var root = document.documentElement;
  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  // The brand of this host, written into the page by the front server; nothing where that failed.
  var settings = {};
  try {
    settings = JSON.parse(document.getElementById("page-settings").textContent);
  } catch {}
  function entitle(title) {
    if (title) document.title = title;
  }
  function isMode(name) {
    return name === "light" || name === "dark";
  }
  function theme() {
    if (isMode(kept("theme"))) return kept("theme");
    if (isMode(settings.mode)) return settings.mode;
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.theme = theme();
  // The browser may offer to install the site before the application listens: the event is kept for its button.
  addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault();
    window.installOffer = event;
    dispatchEvent(new Event("installoffer"));
  });
  entitle(settings.title);
  var brand = kept("brand") || settings.brand;
  // A library clears its live region by innerHTML = "": allow the empty text, and nothing else.
  if (window.trustedTypes && trustedTypes.createPolicy) {
    trustedTypes.createPolicy("default", {
      createHTML: function (text) {
        return text === "" ? text : null;
      },
    });
  }
  function point(rel, href) {
    document.querySelector("link[rel=" + rel + "]").setAttribute("href", href);
  }
  function apply(sheet, name) {
    root.dataset.brand = name;
    sheet.setAttribute("href", "/brands/" + name + ".css");
    point("icon", "/icons/" + name + ".svg");
    point("manifest", "/manifests/" + name + ".webmanifest");
  }
  function change(sheet) {
    var usual = root.dataset.brand;
    // A picture of that brand alone.
    document.querySelector("link[rel=apple-touch-icon]").remove();
    // The default brand replaces one that no longer exists.
    sheet.addEventListener("error", function () {
      apply(sheet, usual);
    });
    apply(sheet, brand);
  }
  if (brand && brand !== root.dataset.brand && /^[a-z][a-z0-9]*$/.test(brand)) {
    // A sheet made before the body is waited for: changing the page's own one later lets a frame without colours through.
    var sheet = document.createElement("link");
    sheet.id = "brand-sheet";
    sheet.rel = "stylesheet";
    sheet.setAttribute("blocking", "render");
    change(sheet);
    document.head.append(sheet);
    // The page's own sheet comes after this script.
    new MutationObserver(function (records, observer) {
      var own = document.querySelector("#brand-sheet ~ #brand-sheet");
      if (!own) return;
      observer.disconnect();
      own.remove();
    }).observe(document.head, { childList: true });
  }

  // Requests the messages and fonts of the first view while the application loads. The build writes their addresses; a wrong
  // guess costs a few bytes and decides nothing.
  var spoken = Array.from(document.querySelectorAll("meta[name=early-messages]"));
  var wishes = (navigator.languages || []).map(function (tag) {
    return tag.split("-")[0];
  });
  var stored = kept("lang");
  function speaks(wish) {
    return spoken.find(function (meta) {
      if (settings.languages && settings.languages.indexOf(meta.dataset.code) < 0) return false;
      return meta.dataset.code === wish || meta.lang === wish;
    });
  }
  var chosen = [stored].concat(wishes, settings.language, "HI").map(speaks).find(Boolean);
  if (!chosen) return;
  root.lang = chosen.lang;
  root.dir = chosen.dir;
  function ask(rel, href, as) {
    var link = document.createElement("link");
    link.rel = rel;
    if (as) link.as = as;
    link.crossOrigin = "anonymous";
    link.href = href;
    document.head.append(link);
  }
  function each(words, act) {
    words.split(" ").filter(Boolean).forEach(act);
  }
  each(chosen.content, function (href) {
    ask("modulepreload", href);
  });
  // Also requests the page's code, styles and answers, where the build knows them.
  window.earlyAnswers = {};
  function early(name, act) {
    var meta = document.querySelector("meta[name=early-" + name + "]");
    if (meta && meta.dataset.paths.split(" ").indexOf(location.pathname) >= 0) each(meta.content, act);
  }
  early("code", function (href) {
    ask("modulepreload", href);
  });
  early("styles", function (href) {
    ask("preload", href, "style");
  });
  early("reads", function (read) {
    var url = read.replace("{host}", encodeURIComponent(location.host));
    var answer = fetch(url, { headers: { Accept: "application/json", Language: chosen.dataset.code } });
    // A failure is reported to the caller that takes the answer.
    answer.catch(function () {});
    window.earlyAnswers[chosen.dataset.code + " " + url] = answer;
  });
  var frugal = navigator.connection && navigator.connection.saveData;
  var own = settings.font && brand === settings.brand;
  if (own && !frugal) ask("preload", "/brands/" + brand + ".woff2", "font");
  document.querySelectorAll("meta[name=early-font]").forEach(function (meta) {
    var languages = meta.dataset.languages;
    if (languages === "*" ? !own : !frugal && languages.split(" ").indexOf(chosen.lang) >= 0)
      ask("preload", meta.content, "font");
  });
})();
