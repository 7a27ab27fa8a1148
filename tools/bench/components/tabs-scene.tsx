import { useState } from 'react';
import type { Classes, Elements } from './elements.ts';
import { tabs } from './texts.ts';

/** Tabs, one panel shown at a time. */
export function tabsScene(el: Elements, c: Classes) {
  return function Tabbed() {
    const [chosen, setChosen] = useState('overview');
    return (
      <el.tabs className={c.tabs}>
        <el.tabList className={c.tabList} role="tablist" aria-label="The hotel">
          {tabs.map(({ value, label }) => (
            <el.tab
              key={value}
              className={c.tab}
              role="tab"
              aria-selected={value === chosen}
              onClick={() => setChosen(value)}
            >
              {label}
            </el.tab>
          ))}
        </el.tabList>
        {tabs.map(({ value, text }) => (
          <el.tabPanel key={value} className={c.tabPanel} role="tabpanel" hidden={value !== chosen}>
            {value === chosen && <p>{text}</p>}
          </el.tabPanel>
        ))}
      </el.tabs>
    );
  };
}
