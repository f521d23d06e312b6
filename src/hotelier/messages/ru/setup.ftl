### Custom setup: what the host of a table chooses.

own-setup-about = Выберите, с чего начнётся партия: карты, жетоны, плитки и руки. Позицию из середины партии задать нельзя. Что вы не трогаете, решит случай, но начатый раздел нужно выбрать целиком.
own-setup-random = Случайно
own-setup-count = { $n } из { $all }
own-setup-groups = Выберите по одному из каждой группы.
own-setup-group = Группа { $name }
own-setup-missing = Осталось выбрать: { $n }. Или доверьтесь случаю.
own-setup-reset = Снова случайно
own-setup-seat = { $part }, место { $seat }
