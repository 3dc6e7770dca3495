### 玩家读到的每一句话。各语言使用相同的名称。

## 列举

list-more = { $first }、{ $second }
list-last = { $first }、{ $second }
nothing = 无
between-sentences = { "" }

## 地点

location-tool-maker = 工具匠
    .at = 在工具匠处
    .to = 去工具匠处
location-hut = 小屋
    .at = 在小屋
    .to = 去小屋
location-field = 田地
    .at = 在田地
    .to = 去田地
location-hunt = 狩猎场
    .at = 在狩猎场
    .to = 去狩猎场
location-forest = 森林
    .at = 在森林
    .to = 去森林
location-clay-pit = 黏土坑
    .at = 在黏土坑
    .to = 去黏土坑
location-quarry = 采石场
    .at = 在采石场
    .to = 去采石场
location-river = 河流
    .at = 在河流
    .to = 去河流
location-card-1 = 文明卡 1
    .at = 在文明卡 1
    .to = 去文明卡 1
location-card-2 = 文明卡 2
    .at = 在文明卡 2
    .to = 去文明卡 2
location-card-3 = 文明卡 3
    .at = 在文明卡 3
    .to = 去文明卡 3
location-card-4 = 文明卡 4
    .at = 在文明卡 4
    .to = 去文明卡 4
location-building-1 = 建筑 1
    .at = 在建筑 1
    .to = 去建筑 1
location-building-2 = 建筑 2
    .at = 在建筑 2
    .to = 去建筑 2
location-building-3 = 建筑 3
    .at = 在建筑 3
    .to = 去建筑 3
location-building-4 = 建筑 4
    .at = 在建筑 4
    .to = 去建筑 4
location-igloo-1 = 冰屋 1
    .at = 在冰屋 1
    .to = 去冰屋 1
location-igloo-2 = 冰屋 2
    .at = 在冰屋 2
    .to = 去冰屋 2
location-igloo-3 = 冰屋 3
    .at = 在冰屋 3
    .to = 去冰屋 3
location-igloo-4 = 冰屋 4
    .at = 在冰屋 4
    .to = 去冰屋 4
location-animal = 野兽
    .at = 在野兽处
    .to = 去围堵野兽

gives-tool-maker = 1 个工具
gives-hut = 1 名族人
gives-field = 农业 +1

## 物品

resource-wood = 木头
resource-brick = 砖块
resource-stone = 石块
resource-gold = 金块
resource-food = 食物

good-wood = { $amount } 个木头
good-brick = { $amount } 个砖块
good-stone = { $amount } 个石块
good-gold = { $amount } 个金块
good-food = { $amount } 份食物

## 野兽

animal-polar-bear = 北极熊
animal-wild-boar = 野猪
animal-wolf = 狼
animal-raptor = 猛禽

## 卡牌与建筑

card = { $top }｜{ $bottom }
top-dice-for-all = 全员骰子
top-food = { $amount } 份食物
top-resource-by-dice = 掷 2 颗骰子换{ $resource }
top-points = { $amount } 分
top-tool = { $amount } 个工具
top-agriculture = 农业 +{ $amount }
top-extra-card = 再暗抽 { $amount } 张卡
top-one-use-tool = 一次性工具 { $amount }
top-choose-resources = 任选 { $amount } 个资源

culture-healing = 医药
culture-art = 艺术
culture-writing = 文字
culture-pottery = 陶器
culture-time = 历法
culture-transport = 运输
culture-music = 音乐
culture-weaving = 纺织

profession-farmers = { $icons } 名农夫
profession-tool-makers = { $icons } 名工具匠
profession-hut-builders = { $icons } 名建屋者
profession-shamans = { $icons } 名萨满

price-fixed = { $price }，得 { $points } 分
price-of-kinds = { $kinds } 种共 { $number } 个资源
price-free = { $least } 到 { $most } 个资源
points = { $points } 分
points-by-value = 按价值计分

## 版图

board-title = 石器时代 · 第 { $round } 轮 · { $phase ->
    [placing] 放置族人
    [using] 执行行动
    [feeding] 供养族人
   *[over] 已结束
} · 起始玩家 { $start }
board-variants = 变体：{ $variants }
variant-harsh-winter = 严冬
variant-wild-animals = 野兽
variant-igloos = 冰屋
variant-closed-cards = 暗置卡牌
awaited-place = { $player } 放置族人，家中还有 { $home } 名。
awaited-resolve = { $player } 选择下一个要执行的地点。
awaited-use-tools = { $player } { $aim }掷出 { $dice }，共 { $pips } 点，可以加上工具。
awaited-pay = { $player } 为{ $at }付款，或放弃。
awaited-take-die = { $player } 从骰子 { $dice } 中拿一颗：{ $faces }。
awaited-take-reward = { $player } 的骰子为 { $dice }：点数 { $face } 换 { $reward }，或当作 1 换 { $other }。
awaited-feed = { $player } 还缺 { $missing } 份食物：用资源支付，或失去十分。
awaited-roll = { $at }{ $aim }须掷 { $dice } 颗骰子。
aim-food = 为食物
aim-wood = 为木头
aim-brick = 为砖块
aim-stone = 为石块
aim-gold = 为金块
aim-dice-for-all = 为所有人
aim-reward = 为奖励
board-village = 村庄{ $players ->
    [4] { "" }
   *[other] ：每轮只用三处中的两处
}
board-gathering = 狩猎与采集{ $players ->
    [2] ：每处一位玩家
    [3] ：每处两位玩家
   *[other] { "" }
}
board-pips = 每 { $pips } 点得 1 { $good }
board-cards = 文明卡：牌库 { $deck } 张{ $winter ->
    [yes] ，多付 1 个金块得 6 分
   *[no] { "" }
}
board-cost = { $number } 个资源
board-taken = 已被拿走
board-buildings = 建筑{ $winter ->
    [yes] ：固定价格的多付 1 个石块得 5 分
   *[no] { "" }
}
board-left = 剩 { $left } 张
board-empty = 已空：这是最后一轮
board-igloos = 冰屋
board-animals = 野兽：{ $animals }
board-animal-takes = { $animal }使每次掷骰减 { $penalty } 点
board-animal-waits = { $animal }在等候
board-chase = 围满即驱赶，每名族人掷一颗骰子：
board-players = 玩家
board-you = （你）
column-score = 分数
column-food = 食物
column-agriculture = 农业
column-figures = 族人
column-home = 在家
column-wood = 木头
column-brick = 砖块
column-stone = 石块
column-gold = 金块
column-tools = 工具
board-used-tools = (1) = 本轮已用过的工具
board-culture = { $number ->
    [1] { $culture }
   *[other] { $culture } ×{ $number }
}
board-extra-card = 暗抽的卡：{ $card }
board-hidden-cards = { $number } 张暗置卡牌
board-built = { $number } 座建筑
board-igloos-built = { $number } 座冰屋
board-scoring = 终局计分：{ $cause ->
    [cards] 文明卡不够了
   *[buildings] 一个建筑牌堆已空
}
scoring-in-game = 游戏中得分
scoring-cultures = 文化
scoring-repeated-cultures = 重复的文化
scoring-farmers = 农夫
scoring-tool-makers = 工具匠
scoring-hut-builders = 建屋者
scoring-shamans = 萨满
scoring-resources = 资源
scoring-total = 总分

## 提问与回答

ask-place = 把族人派往哪里？请按版图上的编号选择。
place-thing = { $name }：{ $thing }
ask-figures = 派几名族人{ $to }？
figures-yield = { $figures } 名族人：{ $odds }
odds = 平均 { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $good }，至少 { $least } 的概率 { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-with-tools = { $odds }；用上工具 { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }，至少 { $least } 的概率 { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-of-card = { $name }，{ $top }：{ $odds }
odds-of-faces = { $name }，{ $top }：每个点数出现的概率 { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }，由你先选

ask-resolve = 接下来执行哪个地点？
resolve-this = { $name }（{ $figures } 名族人）

ask-tools = 你掷出 { $dice }，合计 { $total }{ $penalty ->
    [0] 。
   *[other] ；野兽减去 { $penalty }。
}要加上哪些工具？
tools-give = { $goods }，{ $tools }
tool = 工具 { $value }
one-use-tool = 一次性工具 { $value }
no-tools = 不用工具

ask-pay = 用什么支付{ $name }（{ $thing }）？
ask-how-many = { $question }逐种选择资源：
ask-further = { $question }{ $chosen }……
pay = 支付
pay-extra-card = 支付，并多付一个金块换 { $points } 分
pay-extra-building = 支付，并多付一个石块保暖换 { $points } 分
pay-this = 支付 { $goods }{ $points ->
    [0] { "" }
   *[other] ，得 { $points } 分
}
pay-this-and-gold = { $label }，再付一个金块换 { $points } 分
pay-this-and-stone = { $label }，再付一个石块换 { $points } 分
decline = 放弃，把族人带回家
choose-resources = 使用卡牌：任选两个资源
choose-these = 使用卡牌：拿取 { $goods }

ask-die = 桌上的骰子：{ $dice }。你拿哪一颗？
take-die = { $face }：{ $face ->
    [1] 1 个木头
    [2] 1 个砖块
    [3] 1 个石块
    [4] 1 个金块
    [5] 1 个工具
   *[other] 农业 +1
}

ask-reward = 你驱赶野兽掷出：{ $dice }。点数 { $face } 换什么？
reward-points = { $amount } 分
reward-food = { $amount } 份食物
reward-resources = { $amount } 个资源
reward-tools = { $amount } 个工具
reward-agriculture = 农业 +{ $amount }

ask-feed = 还缺 { $missing } 份食物。怎样养活族人？
feed = 用资源支付
feed-this = 支付 { $goods }
starve = 什么都不付，失去 { $points } 分

## 终端里的游戏

welcome = 《石器时代》{ $players } 人局。{ $persons ->
    [0] 全由机器人进行
    [1] 你是 { $people }
   *[other] 你们是 { $people }
}{ $others ->
    [0] 。
   *[other] ，{ $persons ->
        [0] 玩家是
       *[other] 对手是
    } { $bots }。
}
type-help = 输入数字进行选择，输入 ? 查看帮助。
hand-over = 轮到 { $player }。其他人请勿观看，按回车键继续。
prompt = { $player } >
help =
    数字          进行选择；一次输入多个，如 5 3，则依次选择
    行动          用记录的记谱法书写，如 forest*3
    0、back       返回上一个问题
    undo          收回你的上一步，只要之后没有掷骰或翻开新的东西
    hint          提示思路；再输入一次：三个最佳行动
    board         再次显示桌面
    log           本轮发生的事；log all：整局游戏
    save 文件名   保存当前游戏；以后用 stoneage play --resume 文件名 继续
    quit          到此为止
    ?             显示本帮助
help-place = 放置族人：每名族人每轮工作一次。版图上的编号是你可以去的地点；方括号里的点是空位，字母是族人。去狩猎场、森林、黏土坑、采石场或河流时，再选择派几名；那里每名族人掷一颗骰子。所有人放置完毕后开始工作。
help-resolve = 你的族人按你喜欢的顺序逐个地点工作。掷过的骰子不能收回。
help-use-tools = 骰子已掷出。本轮还没用过的工具可以把全部数值加到点数上；每行写明你会带回多少。一次性工具用后即失。
help-pay = 用符合价格的资源支付，或放弃并把族人带回家。第几张卡就需几个资源；建筑立即得分。
help-take-die = 拿走一颗骰子，得到它代表的东西；下一位玩家从剩下的里面选。
help-take-reward = 野兽被赶走了：你的每颗骰子换取该点数的奖励，或当作 1 换取。
help-feed = 每名族人每轮吃一份食物。缺少的可以用资源支付，一个抵一份；或者保留资源，失去十分。
back-to = 返回
not-a-choice = 这里没有 { $answer }：请从 1 到 { $most } 中选择，或输入 ? 查看帮助。
taken-back = 已收回{ $others ->
    [0] 。
   *[other] ，机器人之后的 { $others } 步也一并收回。
}
undo-nothing = 没有可以收回的：你还没有行动过。
undo-dice = 不能收回：之后已经掷过骰子。
undo-revealed = 不能收回：之后已经翻开了新的东西。
undo-others = 不能收回：之后另一位真人已经做了决定。
saved = 已保存到 { $file }。
save-where = 请说明保存到哪里，例如：save game.json
kept-in = 每一步之后，游戏都会保存到 { $file }。
resume-with = 以后继续：stoneage play --resume { $file }
site-missing = 这里没有构建好的页面：python3 dev.py site 会构建它们。
site-not-empty = { $folder } 里有其他文件；请指定新的或空的文件夹，或以前写过网站的文件夹。
site-written = { $folder } 里是整个网站：{ $size } MB，压缩后 { $packed } MB。把它全部放到任意网页空间即可。
site-part-shell = Python 之前的页面、JavaScript 和 CSS
site-part-python = Python 和游戏
site-part-rest = 图画、字体和其他
cannot-save = 无法写入 { $file }（{ $why }）。请换一个文件。
farewell = 再见。
thanks = 感谢参与。

## 为什么不行

illegal-not-in-play = 这不属于本局游戏。
illegal-already-there = 该玩家本轮已经去过那里。
    .you = 你这一轮已经去过那里了。
illegal-full = 那里没有空位了。
illegal-village-closed = 不足四人时，村庄的三个地点每轮只能使用两个。
illegal-enough-players = 不足四人时，本轮不能再有其他玩家去那里。
illegal-too-few-figures = 家里的族人不够。
illegal-no-figure-there = 那里没有该玩家的族人。
    .you = 那里没有你的族人。
illegal-no-such-tools = 没有这些工具，或者已经用过。
illegal-no-such-payment = 不能这样支付。
illegal-no-such-meal = 现在不能这样养活族人。
illegal-no-such-die = 没有这样的骰子。
illegal-no-such-reward = 这颗骰子没有这样的奖励。
illegal-dice-first = 必须先掷骰子。
illegal-game-over = 游戏已经结束。
illegal-no-placement = 现在是放置族人：请选择一个地点。
illegal-wrong-number-of-figures = 该地点的族人数量不对。
illegal-no-roll-awaited = 现在不掷骰子。
illegal-not-these-dice = 应掷的不是这些骰子。
illegal-no-such-action = 没有这样的行动。
illegal-not-your-turn = 现在轮到另一位玩家。

## 发生了什么

event-figures-placed = { $player } 派 { $figures } 名族人{ $at_to }。
    .you = 你派 { $figures } 名族人{ $at_to }。
event-phase-began = { $phase ->
    [using] 族人放置完毕：现在开始工作。
   *[feeding] 族人都已回家：现在用餐。
}
event-turn-began = 轮到 { $player } 行动。
    .you = 轮到你行动。
event-location-chosen = { $player } { $at }开工。
    .you = 你{ $at }开工。
event-figures-went-home = { $player } 从{ $at_name }带回 { $figures } 名族人。
    .you = 你从{ $at_name }带回 { $figures } 名族人。
event-dice-rolled = { $player } { $aim ->
    [food] 为食物
    [wood] 为木头
    [brick] 为砖块
    [stone] 为石块
    [gold] 为金块
    [dice-for-all] 为所有人
   *[reward] 为奖励
}掷出 { $dice }。
    .you = 你{ $aim ->
        [food] 为食物
        [wood] 为木头
        [brick] 为砖块
        [stone] 为石块
        [gold] 为金块
        [dice-for-all] 为所有人
       *[reward] 为奖励
    }掷出 { $dice }。
event-tools-used = { $player } 加上 { $tools ->
    [0] { "" }
   *[other] { $tools } 个工具
}{ $one_use ->
    [0] { "" }
   *[other] { $tools ->
        [0] { "" }
       *[other] 和{ " " }
    }{ $one_use } 个一次性工具
}。
    .you = 你加上 { $tools ->
        [0] { "" }
       *[other] { $tools } 个工具
    }{ $one_use ->
        [0] { "" }
       *[other] { $tools ->
            [0] { "" }
           *[other] 和{ " " }
        }{ $one_use } 个一次性工具
    }。
event-goods-gathered = { $player } 带回 { $goods }（骰子 { $dice_pips }{ $tool_pips ->
    [0] { "" }
   *[other] ，工具 +{ $tool_pips }
}{ $penalty ->
    [0] { "" }
   *[other] ，野兽 −{ $penalty }
}）。
    .you = 你带回 { $goods }（骰子 { $dice_pips }{ $tool_pips ->
        [0] { "" }
       *[other] ，工具 +{ $tool_pips }
    }{ $penalty ->
        [0] { "" }
       *[other] ，野兽 −{ $penalty }
    }）。
event-tool-gained = { $player } 获得工具：第 { $space } 格现为 { $value }。
    .you = 你获得工具：第 { $space } 格现为 { $value }。
event-figure-joined = { $player } 新增一名族人，现有 { $figures } 名。
    .you = 你新增一名族人，现有 { $figures } 名。
event-agriculture-rose = { $player } 的农业升至 { $agriculture }。
    .you = 你的农业升至 { $agriculture }。
event-nothing-gained = { $player } 一无所获：{ $what ->
    [tool] 工具无法再升级
    [figure] 没有更多族人
   *[agriculture] 农业已达上限
}。
    .you = 你一无所获：{ $what ->
        [tool] 工具无法再升级
        [figure] 没有更多族人
       *[agriculture] 农业已达上限
    }。
event-food-gained = { $player } 获得 { $food } 份食物。
    .you = 你获得 { $food } 份食物。
event-resources-gained = { $player } 获得 { $goods }。
    .you = 你获得 { $goods }。
event-points-scored = { $player } 得 { $points } 分。
    .you = 你得 { $points } 分。
event-one-use-tool-gained = { $player } 获得一次性工具 { $value }。
    .you = 你获得一次性工具 { $value }。
event-resource-choice-gained = { $player } 可在适当时候使用一次：任选两个资源。
    .you = 你可在适当时候使用一次：任选两个资源。
event-resources-chosen = { $player } 使用卡牌，拿取 { $goods }。
    .you = 你使用卡牌，拿取 { $goods }。
event-card-taken = { $player } 支付 { $goods }拿走{ $at_name }（{ $card }）{ $gold_traded ->
    [yes] ，其中一个金块换得 { $points } 分
   *[no] { "" }
}。
    .you = 你支付 { $goods }拿走{ $at_name }（{ $card }）{ $gold_traded ->
        [yes] ，其中一个金块换得 { $points } 分
       *[no] { "" }
    }。
event-card-declined = { $player } { $by_choice ->
    [yes] 放弃
   *[no] 付不起
}{ $at_name }（{ $card }）。
    .you = 你{ $by_choice ->
        [yes] 放弃
       *[no] 付不起
    }{ $at_name }（{ $card }）。
event-extra-card-taken = { $is_known ->
    [yes] { $player } 抽取牌库顶的卡：{ $card }。
   *[no] { $player } 暗抽牌库顶的一张卡。
}
    .you = { $is_known ->
        [yes] 你抽取牌库顶的卡：{ $card }。
       *[no] 你暗抽牌库顶的一张卡。
    }
event-extra-card-missed = { $player } 没有抽到卡：牌库已空。
    .you = 你没有抽到卡：牌库已空。
event-die-taken = { $player } 拿走点数 { $face }。
    .you = 你拿走点数 { $face }。
event-building-taken = { $player } 支付 { $goods }{ $insulated ->
    [yes] （其中一个石块用于保暖）
   *[no] { "" }
}拿走{ $at_name }，得 { $points } 分。
    .you = 你支付 { $goods }{ $insulated ->
        [yes] （其中一个石块用于保暖）
       *[no] { "" }
    }拿走{ $at_name }，得 { $points } 分。
event-building-declined = { $player } { $by_choice ->
    [yes] 放弃
   *[no] 付不起
}{ $at_name }（{ $building }）。
    .you = 你{ $by_choice ->
        [yes] 放弃
       *[no] 付不起
    }{ $at_name }（{ $building }）。
event-building-turned-up = { $at_name } 翻出新建筑：{ $building }。
event-stack-emptied = { $at_name } 的牌堆已空：这是最后一轮。
event-igloo-taken = { $player } 支付 { $goods }{ $insulated ->
    [yes] （其中一个石块用于保暖）
   *[no] { "" }
}拿走{ $at_name }，得 { $points } 分。
    .you = 你支付 { $goods }{ $insulated ->
        [yes] （其中一个石块用于保暖）
       *[no] { "" }
    }拿走{ $at_name }，得 { $points } 分。
event-igloo-declined = { $player } { $by_choice ->
    [yes] 放弃
   *[no] 付不起
}{ $at_name }。
    .you = 你{ $by_choice ->
        [yes] 放弃
       *[no] 付不起
    }{ $at_name }。
event-animal-surrounded = { $animal }被围住了：开始驱赶。
event-reward-taken = { $player } 用点数 { $face }{ $as_one ->
    [yes] （当作 1）
   *[no] { "" }
}换取：{ $reward ->
    [points] { $amount } 分
    [food] { $amount } 份食物
    [resources] { $amount } 个资源
    [tools] { $amount } 个工具
   *[agriculture] 农业 +{ $amount }
}。
    .you = 你用点数 { $face }{ $as_one ->
        [yes] （当作 1）
       *[no] { "" }
    }换取：{ $reward ->
        [points] { $amount } 分
        [food] { $amount } 份食物
        [resources] { $amount } 个资源
        [tools] { $amount } 个工具
       *[agriculture] 农业 +{ $amount }
    }。
event-animal-driven-off = { $animal }被赶走了。
event-food-harvested = { $player } 收获 { $food } 份食物。
    .you = 你收获 { $food } 份食物。
event-food-eaten = { $player } 支付 { $food } 份食物{ $missing ->
    [0] { "" }
   *[other] ，还缺 { $missing } 份
}。
    .you = 你支付 { $food } 份食物{ $missing ->
        [0] { "" }
       *[other] ，还缺 { $missing } 份
    }。
event-resources-eaten = { $player } 用 { $goods }养活其余族人。
    .you = 你用 { $goods }养活其余族人。
event-starved = { $player } { $by_choice ->
    [yes] 让族人挨饿
   *[no] 养不活所有族人
}，失去 { $points } 分。
    .you = 你{ $by_choice ->
        [yes] 让族人挨饿
       *[no] 养不活所有族人
    }，失去 { $points } 分。
event-card-slid = 移到{ $at_name }：{ $card }。
event-card-turned-up = { $at_name } 翻出新卡：{ $card }。
event-animal-appeared = 牌库里出现了{ $animal }，在版图旁等候。
event-animal-became-active = 小心{ $animal }：每次掷骰减 { $penalty } 点。
event-tools-refreshed = { $player } 的工具全部恢复可用。
    .you = 你的工具全部恢复可用。
event-round-began = 第 { $round } 轮开始；起始玩家是 { $player }。
    .you = 第 { $round } 轮开始；起始玩家是你。
event-game-ended = 游戏结束：{ $cause ->
    [cards] 文明卡不够补满了
   *[buildings] 一个建筑牌堆已空
}。
event-extra-card-revealed = { $player } 亮出暗抽的卡：{ $card }。
    .you = 你亮出暗抽的卡：{ $card }。
event-final-scoring-done = { $player } 共 { $total } 分：游戏中 { $in_game }，文化 { $cultures } + { $repeated_cultures }，农夫 { $farmers }，工具匠 { $tool_makers }，建屋者 { $hut_builders }，萨满 { $shamans }，资源 { $resources }。
    .you = 你共 { $total } 分：游戏中 { $in_game }，文化 { $cultures } + { $repeated_cultures }，农夫 { $farmers }，工具匠 { $tool_makers }，建屋者 { $hut_builders }，萨满 { $shamans }，资源 { $resources }。
event-game-won = { $number ->
    [1] { $players } 获胜。
   *[other] { $players } 共享胜利。
}

## 记录

replay = { $players } 的一局游戏，共 { $moves } 步。
replay-start = 第 1 轮开始；起始玩家是 { $player }。
bad-record = { $place } 处：{ $reason }{ $detail }
bad-not-a-record = 这不是石器时代的游戏记录。
bad-not-json = 文件已损坏：无法作为 JSON 读取。
bad-not-utf-8 = 文件已损坏：不是文本。
bad-too-long = 文件太长，不可能是记录。
bad-too-deep = 文件不是记录：嵌套太深。
bad-named-twice = 这一项出现了两次。
bad-wrong-content = 这里不能是这样的内容。
bad-unknown-version = 未知的格式版本：更新的程序也许能读取。
bad-other-rules = 这局游戏使用了另一版规则。
bad-wrong-number-of-seats = 每位玩家必须各有一项。
bad-no-such-seat = 没有这个座位。
bad-unprintable = 名称必须是可读的文字。
bad-impossible-options = 用这些选项无法进行游戏。
bad-impossible-deal = 用这样的牌序无法开始游戏。
bad-face-down = 这个配件还是背面朝上，因此无法重演游戏。
bad-result-missing = 游戏已经结束，但记录没有结果。
bad-wrong-result = 结果与行动不符。
bad-not-over = 记录写有结果，但游戏尚未结束。
bad-digest-differs = 记录封存后被改动过：摘要不符。
bad-seed-differs = 这不是游戏开始前承诺的种子。
bad-unknown-heading = 未知的标题。
bad-wrong-label = 这一步属于另一轮、另一阶段或另一座位。
bad-unreadable = 这不是一步行动。
bad-not-from-the-deal = 游戏不是从牌序开始的。

finding-bad-record = { $place } 处有误：{ $found }
finding-legal = 每一步都合法，结果正确。
finding-unfinished = 每一步都合法；游戏尚未结束。
finding-face-down = 部分配件仍背面朝上，因此暂时无法检查行动。
finding-digest-matches = 记录的摘要正确。
finding-no-digest = 记录没有摘要。
finding-digest-differs = { $place } 处有误：记录封存后被改动过，摘要应为 { $expected }。
finding-no-fair-dice = 这局没有使用公平骰子，无法证明牌序和骰子从何而来。
finding-seed-secret = 种子仍然保密，游戏结束前无法验证牌序和骰子。
finding-seed-matches = 种子与游戏开始前的承诺一致。
finding-seed-differs = { $place } 处有误：这不是游戏开始前承诺的种子。
finding-deal-matches = 牌序由种子得出。
finding-deal-differs = { $place } 处有误：种子得出 { $expected }，记录为 { $found }。
finding-start-matches = 起始玩家由种子得出。
finding-start-named = 起始玩家由玩家们指定。
finding-start-differs = { $place } 处有误：种子得出座位 { $expected }，记录为座位 { $found }。
finding-rolls-match = 每次掷骰都由种子和之前的行动得出。
finding-roll-differs = { $place } 处有误：种子得出 { $expected }，记录为 { $found }。这些骰子或上次掷骰之后的某一步被改动过。
digest = 摘要：{ $digest }
verdict-fair = 全部得到证明：没有改动，骰子公平。
verdict-sound = 没有发现错误；记录里没有的内容无法证明。
verdict-wrong = 这份记录不可信。

cannot-read = 无法读取 { $file }（{ $why }）。请给出一份游戏记录，JSON 或记谱法均可。
no-such-move = 没有第 { $number } 步：请从 0 到 { $most } 中选择。
no-such-round = 没有第 { $number } 轮：请从 1 到 { $most } 中选择。
no-such-seat = 没有座位 { $number }：请从 A 到 { $most } 中选择。
draw-unknown-form = 请给出以 .svg 或 .png 结尾的文件，而不是 { $file }。
draw-missing = 生成像素图片需要 { $library }：pip install "stoneage[png]"。也可以指定以 .svg 结尾的文件。
too-many-people = { $people } 个人坐不下 { $players } 人桌：请减少真人或增加玩家数。
too-many-bots = { $people } 个人和 { $bots } 个机器人坐不下 { $players } 人桌：请减少机器人或增加玩家数。
unknown-bot = 没有名为 { $bot } 的机器人。请从 { $bots } 中选择。
resume-alone = --resume 沿用文件中的玩家、机器人和变体：请去掉 { $options }。

## 模拟

simulating = 进行中
simulation-speed = { $games } 局用时 { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } 秒（处理器时间）：每秒 { $games_per_second } 局、{ $decisions_per_second } 次决定，规则{ $compiled ->
    [yes] 已编译
   *[no] 解释执行
}。
simulation-length = 平均每局 { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } 轮、{ NUMBER($decisions, maximumFractionDigits: 0) } 次决定。
simulation-scores = 平均每位玩家 { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分，胜者 { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
simulation-ends = 因文明卡用完而结束：{ $cards } 局；因建筑牌堆用空而结束：{ $buildings } 局。

## 机器人检查

fault = 第 { $game } 局{ $decision ->
    [0] 首次决定之前
   *[other] 第 { $decision } 次决定
}出错：{ $reason }（{ $detail }）
fault-cannot-start = 程序无法启动。
fault-ended = 程序擅自退出了。
fault-closed-output = 程序关闭了自己的输出。
fault-too-slow = 程序没有及时回答。
fault-too-long = 程序输出的一行太长。
fault-not-utf-8 = 程序输出的不是文本。
fault-not-json = 程序输出的不是 JSON。
fault-wrong-content = 程序输出的 JSON 不是所期待的回答。
fault-other-protocol = 程序使用另一版本的协议。
fault-wrong-id = 程序回答了没有提出的问题。
fault-no-such-choice = 程序选择了没有提供的选项。
forfeit = 出错次数过多：程序本局判负，余下行动随机决定。
check-up-game = 第 { $number } 局：{ $name } 坐在 { $seat } 位，{ $rounds } 轮后得 { $points } 分，其他玩家得 { $others } 分：{ $outcome ->
    [won] 胜
    [lost] 负
   *[forfeited] 判负
}。
check-up-times = 共 { $decisions } 次决定；中位用时 { NUMBER($median, maximumFractionDigits: 1) } 毫秒，最长 { NUMBER($longest, maximumFractionDigits: 1) } 毫秒。
check-up-faults = { $faults ->
    [0] 没有发现错误。
   *[other] 发现 { $faults } 个错误。
}

## 机器人与竞技场

bot-line = { $name }：{ $style }
bot-great-shaman-name = 大萨满
bot-great-shaman-style = 放置族人之前，思考的时间是别人的三倍。
bot-shaman-name = 萨满
bot-shaman-style = 放置族人之前，先看清每个选择的种种后果。
bot-wandering-shaman-name = 云游萨满
bot-wandering-shaman-style = 对每个选择的后果略作一瞥。
bot-young-shaman-name = 年轻萨满
bot-young-shaman-style = 学会了预见，只是没什么耐心。
bot-elder-name = 长老
bot-elder-style = 历经千百局，深知每个局面的价值。
bot-storyteller-name = 说书人
bot-storyteller-style = 爱听各种文明的故事，偶尔添枝加叶。
bot-scout-name = 斥候
bot-scout-style = 看得很远，却常常走过脚边的机会。
bot-planner-name = 谋划者
bot-planner-style = 多想一步，熟知每次掷骰的概率，专抢别人需要的东西。
bot-hunter-name = 猎人
bot-hunter-style = 狩猎的次数总比填饱肚子需要的多。
bot-fisher-name = 渔夫
bot-fisher-style = 耐心等待时机，常把工具忘在船上。
bot-shepherd-name = 牧人
bot-shepherd-style = 总以为手里还有其实没有的资源。
bot-weaver-name = 织匠
bot-weaver-style = 喜爱卡牌，却漏看了许多。
bot-tanner-name = 皮匠
bot-tanner-style = 收集的总比用掉的多。
bot-potter-name = 陶匠
bot-potter-style = 喜爱建筑，却常常付不出代价。
bot-apprentice-name = 学徒
bot-apprentice-style = 看过长老们怎么玩，却常常记混。
bot-drummer-name = 鼓手
bot-drummer-style = 什么都要立刻到手：工具和农田以后再说。
bot-youngster-name = 少年
bot-youngster-style = 只顾往前跑，剩最后一个族人才想起吃饭。
bot-dreamer-name = 梦想家
bot-dreamer-style = 妙想连连，却忘了喂饱族人。
bot-child-name = 孩子
bot-child-style = 玩得开心，相信运气。适合作为第一个对手。
bot-woodcutter-name = 伐木者
bot-woodcutter-style = 囤积木材，偏爱卡牌，狩猎够吃就好。
bot-forager-name = 采集者
bot-forager-style = 随遇而安，毫无计划。
bot-great-builder-name = 大建筑师
bot-great-builder-style = 哪里有建筑就建到哪里，再让建屋者来计分。
bot-builder-name = 建筑师
bot-builder-style = 宁要建筑，不要卡牌。
bot-young-builder-name = 年轻建筑师
bot-young-builder-style = 什么都想建，却常常付不出代价。
bot-great-painter-name = 大岩画师
bot-great-painter-style = 到终局时几乎集齐八种文明。
bot-painter-name = 岩画师
bot-painter-style = 专拿自己还缺的文明卡。
bot-young-painter-name = 年轻岩画师
bot-young-painter-style = 收集文明，却会漏看一些。
bot-great-toolmaker-name = 大匠人
bot-great-toolmaker-style = 工具比谁都好，再让工具匠来计分。
bot-toolmaker-name = 匠人
bot-toolmaker-style = 总比你先到工具匠那里。
bot-young-toolmaker-name = 年轻匠人
bot-young-toolmaker-style = 一件接一件地做工具，却忘了用。
bot-great-farmer-name = 大农夫
bot-great-farmer-style = 农田养得活所有人，还有农夫来计分。
bot-farmer-name = 农夫
bot-farmer-style = 早早播种，很少挨饿。
bot-young-farmer-name = 年轻农夫
bot-young-farmer-style = 太爱农田，看不见别的地方。
bot-great-starveling-name = 大饿汉
bot-great-starveling-style = 从不种田，很少狩猎：每餐十分，养着许多双手。
bot-starveling-name = 饿汉
bot-starveling-style = 宁可挨饿，也不去狩猎。
bot-young-starveling-name = 年轻饿汉
bot-young-starveling-style = 让族人饿着，工具也闲着。
bot-great-raven-name = 大渡鸦
bot-great-raven-style = 专拿你最需要的卡牌和建筑。
bot-raven-name = 渡鸦
bot-raven-style = 看准你缺什么，抢先一步。
bot-young-raven-name = 年轻渡鸦
bot-young-raven-style = 占着你想要的，自己却常常付不起。

arena-bot = 机器人
arena-column-games = 局数
arena-column-wins = 胜局
arena-column-share = 胜率
arena-column-interval = 95% 区间
arena-column-rating = 等级分
arena-column-score = 平均分
arena-column-time = 每次决定毫秒
arena-column-faults = 错误
arena-count = { NUMBER($number, maximumFractionDigits: 0) }
arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } 至 { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-time = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-so-far = { $bot } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }（{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } 至 { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }）
arena-games = { $players } 人游戏 { $games } 局，共 { $deals } 种牌序，种子 { $seed }。机器人的每个座位各算一局。
arena-winners = 胜者平均 { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分，平均 { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } 轮。
arena-turns = 按行动顺序的胜率（起始玩家在先）：{ $shares }。
arena-rounded = 每种牌序都要轮换所有座位，因此 { $asked } 局变成了 { $games } 局。
arena-interrupted = 已中断：以上是目前的结果。
arena-nothing = 在第一种牌序打完之前就中断了：还没有结果。
arena-empty = 请至少指定一个机器人：{ $bots }。
arena-unknown-bot = 没有名为 { $bot } 的机器人。请从 { $bots } 中选择，或用 --bot "cmd: …" 给出自己程序的命令。
arena-other-match = { $file } 保存的是另一场比赛的对局。请换一个文件，或使用那场比赛的参数。
arena-bot-fault = 座位 { $seat } 的 { $bot } 在第 { $move } 步没有选择可选的行动：{ $fault }
lost-process = 一个工作进程意外结束。进程少一些，内存就省一些：请试试 --processes 1。
cluster-ready = { $address } 的集群开始工作：{ $nodes } 台机器，{ $cores } 个核心。
cluster-missing = 使用集群需要 Ray：pip install "stoneage[cluster]"。
cluster-unreachable = { $address } 没有集群应答（{ $why }）。请用 ray start 启动一个，或给出它的地址。
cluster-lost = { $address } 的集群没有完成工作（{ $why }）。使用 --keep，以后同一条命令可以接着进行。
cluster-other-version = { $machine } 上的版本不同：那里是 { $there }，这里是 { $here }。请在所有机器上安装同一版本。
ladder-match = { $players } 人，{ $bots }：{ $bot } 胜率 { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }（{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } 至 { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }）。
ladder-written = 已写入 { $file }，用时 { $minutes } 分钟。
ladder-alone = 天梯至少需要两个机器人。
ladder-stopped = 已停止；页面没有写入。使用 --keep，以后可以接着进行。
games-missing = 生成统计表需要 { $library }：pip install "stoneage[research]"。
games-stopped = 已停止；{ $file } 没有写入。使用 --keep，以后可以接着进行。
games-written = 已把 { $games } 局写入 { $file }：共 { $rows } 行，每个座位一行。

## 训练

train-generation = 第 { $generation } 代，{ $games } 局，{ NUMBER($minutes, maximumFractionDigits: 0) } 分钟；损失 { NUMBER($win, minimumFractionDigits: 3, maximumFractionDigits: 3) } 和 { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }。
train-measured = 对谋划者胜率 { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }，比其余各家最高分多 { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
train-missing = 训练需要 { $library }：pip install "stoneage[train]"。
play-missing = 游戏需要 { $library }：pip install "stoneage[play]"。
train-nothing-learnt = { $folder } 中还没有训练成果。
train-plan-unfit = { $file } 不是训练计划：{ $why }。

## 服务器

serve-ready = 《石器时代》已就绪：{ $address }
serve-public = 其他玩家请访问 { $address }
serve-database = 数据库：{ $database }
serve-bots = 机器人使用 { $processes } 个进程思考。
serve-workers = 共有 { $workers } 个工作进程。
serve-stop = 按 Ctrl-C 结束。
serve-failed = 服务器无法启动。日志的最后几行说明了出错的位置。
listen-in-use = { $host } 的端口 { $port } 已被其他程序占用。请先停止该程序，或用 --port 换一个端口。
listen-not-allowed = 无权使用 { $host } 的端口 { $port }。请用 --port 选择 1024 或更大的端口。
listen-no-such-address = 本机没有地址 { $host }。请用 --host 指定本机的地址，或用 0.0.0.0 表示全部。
setting-bad = { $name } 不能是“{ $value }”。
setting-number = 请给出 { $least } 到 { $most } 之间的数。
setting-choice = 请从 { $choices } 中选择。
setting-switch = 请填 yes 或 no。
setting-rate = 请给出速率，例如“20/s burst 60”或“6/min burst 10”。
setting-database = 请给出 sqlite:///文件 或 postgresql://用户@主机/名称。
setting-postgresql = 多个工作进程需要 PostgreSQL：请用 --database 给出它的地址。
setting-public-url = 请给出网址，例如 https://stoneage.example.org。
setting-mail-server = 请给出 smtp://用户:密码@主机:端口；一开始就用 TLS 的给出 smtps://。
setting-mail-from = 邮件需要发件人：请给出 stoneage@example.org 这样的地址。
database-unknown-database = 无法使用这个数据库。请给出 sqlite:///文件 或 postgresql://用户@主机/名称。
database-driver-missing = 缺少 PostgreSQL 所需的库 { $detail }。安装命令：pip install "stoneage[postgres]"
database-unreachable = 无法连接数据库：{ $detail }
database-not-a-database = 这个文件不是数据库：{ $detail }
database-not-writable = 无法写入数据库：{ $detail }
database-newer-database = 数据库已被本程序的更新版本改动。请安装该版本，或换一个数据库。
database-other-version = 数据库的版本不同（{ $detail }）。请启动一次服务器，数据库会自动更新。
database-already-there = { $detail } 已存在。备份要写入新文件。
database-not-empty = 数据库不是空的。备份只能恢复到空数据库。

admin-backed-up = 全部内容已备份到 { $file }。
admin-restored = { $file } 中的全部内容已恢复。
admin-copied = 已复制 { $done } / { $total } 行
admin-no-tables = 现在没有等待中或进行中的牌桌。
admin-column-table = 牌桌
admin-column-status = 状态
admin-column-age = 开桌
admin-column-changed = 最近变化
admin-column-seats = 座位
admin-column-moves = 步数
admin-status-open = 等待中
admin-status-running = 进行中
admin-seats = { $people } 人，{ $bots } 个机器人，{ $free } 个空位
admin-minutes = { $number } 分钟前
admin-hours = { $number } 小时前
admin-days = { $number } 天前
admin-closed = 牌桌 { $table } 已关闭。
admin-no-such-table = 没有等待中或进行中的牌桌 { $table }。用 stoneage admin list 查看全部。
admin-several-tables = 有多张牌桌都叫 { $table }。请给出完整的编号。
admin-over = 牌桌 { $table } 已经结束。

## 服务器的拒绝

refused-malformed = 无法理解这一请求。
refused-unprintable-name = 名字须由可读的字符组成。
refused-unprintable-word = 给骰子的词须是可读的文字。
refused-unprintable-text = 这不是可读的文字，无法发送。
refused-impossible-options = 这样的设置无法开局。
refused-key-used = 这个密钥已用于另一桌。
refused-nobody = 请先告诉我们你的名字。
refused-other-site = 此请求来自其他网站的页面，因此没有执行。
refused-no-such-time-zone = 没有这个时区。
refused-bad-subscription = 无法发送到那里：推送服务须有公开的 https 地址和匹配的密钥。
refused-bad-address = 这不是电子邮件地址。
refused-no-mail = 本服务器不发送电子邮件。
refused-unknown-host = 服务器不使用这个地址，请改用为它设定的地址。
refused-not-your-seat = 这不是你的座位。
refused-not-your-turn = 还没轮到你。
refused-not-the-host = 只有桌主可以这样做。
refused-not-to-be-watched = 这一桌不允许观战。
refused-no-such-table = 没有这一桌。
refused-no-such-link = 这个链接已被使用或已过期。
refused-no-such-device = 你没有这样的设备。
refused-no-such-passkey = 这里不认识这个通行密钥。
refused-bad-passkey = 无法验证通行密钥，请再试一次。
refused-no-passkeys-here = 通行密钥需要地址中有域名：请使用 localhost 或本服务器的公开地址。
refused-too-many-passkeys = 你的通行密钥已经很多了，请先移除一个。
refused-no-such-replay = 没有这份对局记录。
refused-no-such-exercise = 没有这道题。
refused-no-such-move = 这局没有那么多步。
refused-no-such-page = 这里什么也没有。
refused-no-such-method = 这里不能这样做。
refused-no-such-seat = 没有这个座位。
refused-no-such-bot = 没有这个机器人。
refused-too-large = 内容过大。
refused-too-long-a-game = 这局游戏的步数过多。
refused-cards-closed = 本桌的卡牌面朝下放置：游戏结束后才能回放。
refused-too-many-reviews = 其他复盘分析还在进行，请等其中一个完成。
refused-too-fast = 操作太频繁，请稍候。
refused-too-many-connections = 同时打开的连接太多。请关闭几个标签页后再试。
refused-too-busy = 同时操作这一桌的人太多，请再试一次。
refused-our-fault = 服务器出了问题，什么都没有改变。
refused-store-unavailable = 服务器暂时无法保存，请稍后再试。
refused-outcome-unknown = 服务器刚才与数据库断开：这一操作可能已经完成，也可能没有。请先查看再重试。
refused-seat-taken = 这个座位已经有人了。
refused-seat-open = 这个座位上没有人。
refused-seats-open = 还有空座位。
refused-already-seated = 你已经坐在这一桌了。
refused-already-started = 游戏已经开始。
refused-not-started = 游戏还没有开始。
refused-table-over = 这一桌的游戏已经结束。
refused-not-over = 游戏还没有结束。
refused-stale-version = 桌上的情况已经改变。
refused-bot-plays-on = 目前由机器人代你行动，请先收回座位。
refused-already-resigned = 你已经认输了。
refused-not-away = 没有机器人在代你行动。
refused-offer-pending = 另一项提议尚未得到答复。
refused-no-offer = 没有可以答复的提议。
refused-nothing-to-take-back = 没有可以收回的行动。
refused-rated-table = 计分桌不能协商收回行动。
refused-chat-off = 这一桌没有聊天。
refused-hints-off = 这一桌不提供提示。
refused-no-coach = 这一桌没有教练。
refused-rules-changed = 本局开始之后规则有过修正，因此只能撤回自己的上一步。

## 浏览器里的规则说明

web-rules-title = 游戏规则
web-rules-lead = 你带领一个小部落走向农耕时代：狩猎、采集、制作工具、建造房屋、学习文明，还要让所有人每天吃饱。终局时分数最高者获胜。
web-rules-contents = 目录
web-rules-here = 这条规则的链接
web-rules-play = 开始新手引导局
web-rules-example = 示例
web-rules-pieces = { $number } 张
web-rules-buildings = { $number } 座

web-rules-minute = 一分钟了解游戏
web-rules-minute-lead = 游戏分为若干轮，每轮有三个阶段。
web-rules-minute-place = 放置
    .text = 大家轮流把族人派往各个地点，每次一处，直到全部派出。
web-rules-minute-use = 行动
    .text = 玩家依次让族人工作：掷骰、采集、付款、建造，然后回家。
web-rules-minute-feed = 供养
    .text = 每名族人吃 1 份食物。
web-rules-minute-end = 随后补充文明卡，更换起始玩家，开始下一轮。文明卡或某个建筑牌堆用尽时，游戏结束。

web-rules-set-up = 游戏准备
web-rules-s1 = 你开局有 **5 名族人**和 **12 份食物**。农业和分数为 0，没有工具，也没有资源。还有五名族人在供应区等候：最多十名。
web-rules-s2 = 木头、砖块、石块、金块和食物永远不会用尽。前四种是**资源**，食物不是资源。
web-rules-s4 = 36 张**文明卡**洗匀。无论几人游戏，始终有四张明置。位置决定价格：最右边 1 个资源，往左依次为 2、3、4 个。
web-rules-s5 = 28 座**建筑**洗匀分成四堆，每堆七座。几位玩家就用几堆；每堆只有最上面一座明置。
web-rules-s6 = 首轮起始玩家由抽签决定，也可由桌主指定。

web-rules-placing = 阶段一：放置
web-rules-p1 = 从起始玩家开始，按顺时针方向，每次把一名或多名族人派往**一个**地点。所有人都无法再放置时，本阶段结束。没有去处的族人留在家里，照样要吃饭。
web-rules-p2 = **圆圈**表示能容纳的族人数，所有玩家合计。小屋须一次放两名自己的族人；要掷骰的地点由你决定派几名。
web-rules-p5 = 每个地点**每轮只能去一次**，之后不能再加派。每张卡、每座建筑都是单独的地点。
web-rules-p6 = **不能跳过。**只要还有族人有处可去，就必须放置；无法放置的玩家轮空。
web-rules-column-location = 地点
web-rules-column-rings = 圆圈
web-rules-column-figures = 放置
web-rules-column-gives = 获得
web-rules-no-limit = 不限
web-rules-one-per-player = 每位玩家一个
web-rules-exactly-one = 正好 1 名
web-rules-exactly-two = 正好 2 名
web-rules-one-or-more = 1 名或更多
web-rules-one-a-turn = 每次 1 名
web-rules-each-card = 每张文明卡
web-rules-each-building = 每座建筑
web-rules-each-igloo = 每座冰屋
web-rules-active-animal = 野兽
web-rules-gives-card = 付款后得到该卡
web-rules-gives-building = 付款后得到该建筑
web-rules-gives-igloo = 付款后得到该冰屋
web-rules-gives-animal = 赶走后得到奖励
web-rules-gives-dice = 掷骰获得{ $good }
web-rules-fewer = 两人或三人游戏
web-rules-x1 = 两人或三人时，村庄三处（工具匠、小屋、田地）**每轮只能用两处**。
web-rules-x2 = 三人时，森林、黏土坑、采石场、河流每轮各最多**两位玩家**。
web-rules-x3 = 两人时，这四处每轮各只能有**一位玩家**。

web-rules-using = 阶段二：行动
web-rules-a1 = 起始玩家**按任意顺序**逐一执行有自己族人的地点，然后按顺时针轮到下一位。执行完的地点，族人随即回家。
web-rules-a5 = 得到的东西立即可用。所以先拿工具再掷骰，先拿木头再建造。
web-rules-a2 = **村庄**不掷骰，也不询问：工具匠给 1 个工具，田地给 1 级农业，小屋给 1 名新族人；新族人下一轮才能放置，但本轮就要吃饭。达到上限（工具共 12 点、族人 10 名、农业 10 级）后，无论在这里还是靠骰子、卡牌或奖励，都不再增加。
web-rules-a3 = **狩猎与采集：**那里有几名族人就掷几颗骰子，可加上工具，再把总点数除以下表的数。只算整数，余数作废。
web-rules-column-good = 物品
web-rules-column-from = 来自
web-rules-column-pips = 每一个需要
web-rules-column-worth = 建筑中的价值
web-rules-pips = { $pips } 点
web-rules-worth-nothing = –
web-rules-roll-example = 采石场的三名族人掷出 5、4、4，合计 13，得 2 个石块。加上点数 2 的工具变成 15，得 3 个石块。

web-rules-tools = 工具
web-rules-t1 = 你有三个工具格。前三个工具都是 1；之后每个工具把**最低**的一个加 1，相同时先加未用过的。总共最多 12 点。
web-rules-t2 = 升级的工具保持原来的状态：可用或已用。
web-rules-t3 = 为狩猎、资源或两颗骰子的卡掷骰后，可以加上工具：数量不限，每个**每轮一次**，而且必须整个使用。工具不能改变全员骰子和野兽的奖励。
web-rules-t4 = 新的一轮开始时，所有工具恢复可用。
web-rules-tool-steps = 获得 { $number } 次后的工具：{ $tools }

web-rules-cards = 文明卡
web-rules-c1 = 要拿走族人所在的卡，须支付该位置要求的资源数，种类随意搭配，不能用食物。付不起或不想付，族人回家，卡留在原处。
web-rules-c2 = **上半部**立即生效，**下半部**终局计分。你拿的卡大家都看到了，所以一直可见；在*暗置卡牌*的桌上，别人只能看到张数。
web-rules-upper = 上半部：立即
web-rules-c3 = **全员骰子。**按玩家人数掷骰。你先拿一颗，其他人按顺时针各拿一颗，得到它代表的东西。工具在此无效，也不能拒绝。
web-rules-c4 = **食物。**得到卡上所示的 1 至 7 份食物。
web-rules-c5 = **资源。**得到卡上所示的资源。
web-rules-c6 = **掷骰换资源。**为该资源掷 2 颗骰子，照常计算。未用过的工具可以加上。
web-rules-c7 = **分数。**立即得 3 分。
web-rules-c8 = **工具。**得到一个工具，与工具匠处相同。
web-rules-c9 = **农业。**升一级。
web-rules-c10 = **暗抽一张卡。**抽取牌库顶的卡，只有你能看到。其上半部无效，下半部计分。牌库已空则抽不到。
web-rules-c11 = **一次性工具**，点数为 2、3、4。整局只能加到一次掷骰上，本轮或以后均可。下半部照样计分。
web-rules-c12 = **任选两个资源。**一次机会：在自己的阶段二中，或缺少食物时，从供应区拿两个资源。终局时未用则自动兑现，得 2 分。下半部照样计分。
web-rules-faces = 全员骰子各点数的含义
web-rules-lower = 下半部：终局
web-rules-cultures = 绿色：八种文化之一，每种两张。
web-rules-professions = 沙色：让你拥有的东西成倍计分的人。
web-rules-icons = 共 { $icons } 个

web-rules-buildings-title = 建筑
web-rules-b1 = 按族人所在建筑的要求准确付款，立即得到分数。随后翻开该堆的下一座，下一轮起可以前往。付不起或不想付，族人回家，建筑留下。
web-rules-b2 = **固定价格。**分数也已印好：所付资源的价值之和。
web-rules-b3 = **四个或五个资源**，必须正好 1、2、3 或 4 种，种类由你选。得分为其价值之和。
web-rules-b4 = **一至七个资源**，种类不限。得分为其价值之和。
web-rules-b5 = 在任何建筑中，木头值 3 分，砖块 4 分，石块 5 分，金块 6 分。建筑数量不限。

web-rules-feeding = 阶段三：供养
web-rules-f1 = 按顺序，每位玩家先得到与**农业**等级相同的食物，然后每名族人吃 1 份食物，包括本轮新加入的。
web-rules-f2 = **不够吃？**先付出全部食物，其余可用资源代替，一个抵一份：要么补足，要么不补。
web-rules-f3 = **否则失去 10 分**，无论多少人挨饿，资源保留。分数可以低于 0。

web-rules-round = 新的一轮
web-rules-n1 = 起始玩家的左邻成为新的起始玩家。
web-rules-n2 = 没人拿的卡按原有次序向右移到最便宜的空位，再用牌库的新卡从右到左补满。
web-rules-n3 = 用过的工具恢复可用。

web-rules-end = 游戏结束
web-rules-e1 = 新一轮开始时，若牌库不足以补满四个卡位，游戏立即结束。
web-rules-e2 = 若有建筑牌堆已空，则打完本轮（包括供养）后结束。两者同时发生时按此结束，不再补卡。
web-rules-e3 = 在游戏中得分的基础上再加：
web-rules-score-cultures = 不同文化数的平方。重复的另成一组，同样平方。
web-rules-score-farmers = 农夫 × 农业
web-rules-score-tool-makers = 工具匠 × 工具总点数；一次性工具不计
web-rules-score-hut-builders = 建屋者 × 建筑
web-rules-score-shamans = 萨满 × 族人
web-rules-score-resources = 每个剩余资源 1 分。食物不计分。
web-rules-e4 = 分数最高者获胜。同分时比较农业、工具点数与族人之和；仍相同则共享胜利。

web-rules-winter = 变体：严冬
web-rules-anniversary = 出自周年纪念版；可单独使用，也可与其他变体合用。
web-rules-w1 = **保暖。**拿固定价格的建筑时，可多付 1 个石块（仅一次），多得 5 分。
web-rules-w2 = **黄金交易。**拿任何位置的卡时，可多付 1 个金块（仅一次），得 6 分。金块须在卡生效之前就属于你。

web-rules-animals = 小扩展：野兽
web-rules-l1 = 最初四张卡摆好后，把四只野兽洗入牌库。抽到的野兽放在版图旁，继续抽卡。
web-rules-l3 = 最多一只野兽**活跃**。每次为狩猎、资源和两颗骰子的卡掷骰，加上工具后都要减去它的数值，最低为 0。全员骰子不受影响。
web-rules-l4 = 它的圆圈数等于玩家数。阶段一中可以用一次机会派 **1 名族人**去那里；只要还有空位，之后可以再派。如果别处都去不了，就必须去那里。
web-rules-l5 = 那里的族人一直停留到野兽被赶走，可能跨越多轮。他们不能去别处，不用吃饭，终局时仍算你的族人。
web-rules-l6 = 阶段二之后若圆圈已满，**野兽就被赶走**。按顺序，每位玩家按自己在那里的族人数一次掷骰，从最小的点数开始逐个领取奖励；任何一颗都可改为 3 分。工具无效。随后族人回家吃饭，野兽离开游戏。
web-rules-l7 = 期间抽到的野兽排队等候，下一只在之后的一轮变为活跃。暗抽卡时抽到的也一样：它等候，你拿下一张卡。
web-rules-rewards = 每颗骰子的奖励
web-rules-house = 野兽的数值、点数 2 到 6 的奖励，以及冰屋的价格和分数由本项目自定：规则书的文字没有给出。每桌可以另行约定。

web-rules-igloos = 小扩展：冰屋
web-rules-i1 = 四座冰屋开局即明置，每座都是正好 1 名族人的地点。
web-rules-i2 = 拿法与固定价格的建筑相同；若使用严冬变体，也可以保暖。之后不翻开新的。
web-rules-i3 = 冰屋不计入建屋者，拿完也不会结束游戏。

web-rules-here-we-play = 在这张桌上
web-rules-itself = 没有选择余地的事自动完成：没有工具可加、无力付款、食物充足、只剩相同的骰子。
web-rules-undo = 在掷骰、翻开新内容或其他真人做出决定之前，可以收回自己的上一步。
web-rules-fair = 开局前服务器封存一个秘密数；所有洗牌和掷骰都由它和玩家提供的词语推出。终局时公开，点一下就能查验是否全部遵守。

web-rules-rulings = 规则书的分歧
web-rules-rulings-lead = 2008 年与 2018 年的各版规则几乎一致。不一致或未说明之处，我们这样玩。
web-rules-d1 = 绿色卡按不同符号数的平方计分，不是每张 5 分。
web-rules-d2 = 终局时金块与其他资源一样计分，食物不计分。
web-rules-d3 = 一至七个资源的建筑不限种类。
web-rules-d4 = 工具不能拆开使用。
web-rules-d5 = 村庄直接给予收获，不询问。
web-rules-d6 = 未用的任选资源卡在终局自动兑现，但暗抽得来的除外。
web-rules-d7 = 暗抽卡时抽到的野兽等候，改拿下一张卡。
web-rules-d8 = 野兽处的族人计入萨满和同分比较。
web-rules-d9 = 如果只剩野兽处可去，就必须去。
web-rules-d10 = 刚翻开的建筑下一轮起才能拿。
web-rules-d11 = 卡牌与建筑在同一轮用尽时，先供养族人，不再补卡。
web-rules-d12 = 任选资源卡可在选择下一个地点时、付款时和缺少食物时使用；用过之后仍可选择不供养。
web-rules-d13 = 先升级最低的工具，未用的先于已用的。
web-rules-d14 = 无论几人，都明置四张卡。
web-rules-d15 = 有几名族人就掷几颗骰子，超过七颗也一样。

## 网页版：牌桌

web-title = 石器时代
web-to-home = 回到首页
web-no-such-page = 这里什么也没有
    .reason = 可能是地址有误，也可能原来的内容已经不在了。
web-close = 关闭
web-keys = 快捷键
web-keys-parts = 切换到下一个区域
web-keys-places = 在版图上切换地点
web-keys-confirm = 选择、确认
web-keys-cancel = 取消、关闭、回到现在
web-keys-numbers = 族人数量；第一个、第二个工具……
web-keys-hint = 提示
web-keys-hinted = 打开提示中的某一步
web-keys-remaining = 剩余的卡牌与建筑
web-keys-moves = 回看或回放时前后一步
web-keys-rounds = 回放时前后一轮
web-keys-ends = 回放的开头与结尾
web-keys-play = 回放：播放或暂停
web-keys-keys = 显示本列表
web-board = 版图
web-your-board = 你的个人版图
web-you = 你
web-board-of = { $player }的个人版图
web-players = 玩家
web-cards = 文明卡
web-log = 记录
web-chat = 聊天
web-chat-unread = { $number } 条未读
web-rules = 规则
web-drawers = 更多内容
web-round = 第 { $round } 轮
web-phase-placing = 放置
web-phase-using = 行动
web-phase-feeding = 供养
web-your-turn = 轮到你了
web-turn-of = 轮到{ $player }
web-everybody-eats = 大家进食
web-game-over = 游戏结束
web-task-place = 放置族人 · 家中 { $home } 名
web-task-resolve = 选择要执行的地点
web-task-working = 正在执行行动
web-task-use-tools = { $place }要加上工具吗？
web-task-pay = { $place }付款，或放弃
web-task-take-die = 拿一颗骰子
web-task-take-reward = 领取奖励
web-task-feed = 供养：还缺 { $missing } 份食物
web-task-round-ends = 第 { $round } 轮即将结束
web-task-roll = { $place }掷骰
web-task-over = 终局计分
web-since-your-turn = 你上回合后 { $number } 条
web-start-player = 起始玩家
web-watching = 你正在观战
web-watching-short = 观战中
web-past = 回看
web-past-at = 第 { $round } 轮 · 第 { $move }/{ $last } 步
web-past-then = 当时的样子
web-past-back = 回到现在
web-past-back-your-turn = 回到现在 · 轮到你了
web-past-previous = 上一步
web-past-next = 下一步
web-past-heard = 第 { $round } 轮第 { $move } 步：{ $text }按 Esc 回到现在。
web-past-unseen = 暗牌规则下，你到来之前发生的事不会公开。
web-away = 离线
web-stock = 存货
web-feeding = 供养
web-left = 剩 { $number }
web-missing = 缺 { $number }
web-tools = 工具
web-used-tool = 工具 { $value }，已用
web-tools-of = 工具：{ $tools }
web-agriculture = 农业
web-buildings = 建筑
web-all-buildings = 全部建筑
web-building = 建筑
web-igloo = 冰屋
web-igloos = 冰屋
web-choice-card = 任选两个资源
web-at-home = { $figures } 名中 { $home } 名在家
web-of = { $home } / { $figures }
web-number-of = { $thing }：{ $number }
web-open-holdings = 卡牌与建筑
web-holdings-of = { $player }的卡牌与建筑
web-score-of = { $player }：{ $points } 分
web-rings-free = { $rings ->
    [1] { $free ->
        [0] 已被占据
       *[other] 空位
    }
   *[other] { $rings } 个位置中 { $free } 个空位
}
web-room-for-all = 不限人数
web-figures-of = { $player }：{ $figures } 名族人
web-at-once = 立即
web-at-the-end = 终局
web-cost-here = 此处价格
web-cost-of-card = 任意 { $number } 个资源
web-price = 价格
web-points = 分数
web-bottom = { $bottom }。{ $text }

web-explain-food = 每轮结束时，每名族人吃 1 份食物。
web-explain-resource = 用来支付卡牌与建筑。在建筑中值 { $value } 分，终局时值 1 分，必要时可代替 1 份食物。
web-explain-gathering = 派一名或多名族人。每人掷一颗骰子，每满 { $pips } 点得 1 个{ $good }；工具可以加点。
web-explain-tool-maker = 一名族人，得到 1 个工具。
web-explain-hut = 同一玩家的两名族人，得到一名新族人。
web-explain-field = 一名族人，农业 +1。
web-explain-top-dice-for-all = 每位玩家掷一颗骰子。你先选，其他人依次选：1 木头、2 砖块、3 石块、4 金块、5 工具、6 农业。
web-explain-top-resource-by-dice = 掷 2 颗骰子，每满 { $pips } 点得 1 个{ $good }。可以加上未用的工具。
web-explain-top-tool = 得到 { $amount } 个工具。
web-explain-top-agriculture = 你的农业 +{ $amount }。
web-explain-top-extra-card = 再从牌库暗抽 { $amount } 张卡，只计下半部分。
web-explain-top-one-use-tool = 点数为 { $amount } 的工具，只能在一次掷骰时使用。
web-explain-top-choose-resources = 在你的回合中任选 { $amount } 个资源，只限一次。
web-explain-culture = 不同文化按平方计分：4 种不同文化得 4 × 4 = 16 分。重复的另成一组。
web-explain-farmers = 每名的分数等于你的农业等级。
web-explain-tool-makers = 每名的分数等于你全部工具的点数之和。
web-explain-hut-builders = 每名为你的每座建筑得 1 分。
web-explain-shamans = 每名为你的每名族人得 1 分。
web-explain-building = 放一名族人，付款，立即得分。任一牌堆用完，本轮结束后游戏结束。
web-explain-igloo = 放一名族人，付款，立即得分。建屋者不计冰屋。
    .title = 冰屋
web-explain-animal = 每次为获取物品掷骰都减 { $penalty } 点，不论谁掷。
web-explain-chase = { $rings } 个位置都站上族人后，它被赶走，所有出力的人都得到奖励。
web-explain-tool = 为一次掷骰加上它的点数，每轮一次。
web-explain-used-tool = 本轮已用，下一轮可再用。
web-explain-one-use-tool = 为一次掷骰加上它的点数，之后就没有了。
web-explain-tools = 工具为一次掷骰加上点数，每轮一次。新工具会提升最低的那个。
    .title = 工具
web-explain-agriculture = 每轮结束时不用劳作就能得到这么多食物。
    .title = 农业
web-explain-figures = 你的族人：在家的还可以放置。每人每轮吃 1 份食物。
    .title = 族人
web-explain-score = 目前的分数。卡牌和剩余资源在终局时再计。
    .title = 分数
web-explain-cards = 文明卡：上半部分立即生效，下半部分终局计分。
    .title = 文明卡
web-explain-buildings = 建筑立即得分；终局时建屋者还会再计一次。
    .title = 建筑
web-explain-deck = 不足以补满四个位置时，游戏结束。
    .title = 牌库
web-explain-choice-card = 在你的回合中任选两个资源，只限一次。
    .title = 任选两个资源

web-remaining = 剩余的卡牌与建筑
web-remaining-lead = 牌库无法补满四个位置，或某个建筑牌堆取完时，游戏结束。这里只统计你能看到的信息。
web-remaining-unseen = 尚未出现
web-remaining-board = 在版图上
web-remaining-taken = 已被取走
web-remaining-yours = 你有
web-remaining-cards = 卡牌
web-remaining-deck = { $number ->
    [0] 牌库已空
   *[other] 牌库还有 { $number } 张 · 最快 { $rounds } 轮后用完
}
web-remaining-face-down = 其他玩家手里有 { $number } 张暗置的卡牌，算作尚未出现。
web-remaining-tops = 尚未出现的上半部
web-remaining-top-dice-for-all = 全员骰子
web-remaining-top-food = 食物
web-remaining-top-resource = 资源
web-remaining-top-resource-by-dice = 掷骰得资源
web-remaining-top-points = 分数
web-remaining-top-one-use-tool = 一次性工具
web-remaining-top-agriculture = 农业
web-remaining-top-tool = 工具
web-remaining-top-extra-card = 暗抽卡牌
web-remaining-top-choose-resources = 任选资源
web-remaining-buildings = 建筑
web-remaining-stacks = 还剩 { $number } / { $total } · { $rounds ->
    [0] 有一个牌堆已空
   *[other] 最快 { $rounds } 轮后有牌堆取空
}
web-remaining-unused = 未出现的建筑中有 { $number } 座不在本局里，没人知道是哪些。

## 网页版：提问

web-ask-now-place = 放置族人：请在版图上选择地点。
web-ask-now-resolve = 接下来执行哪个地点？请在版图上选择。
web-ask-now-use-tools = 你掷出 { $dice }。要加上哪些工具？
web-ask-now-pay = 用什么支付{ $at }？也可以放弃。
web-ask-now-take-die = 桌上的骰子：{ $dice }。你拿哪一颗？
web-ask-now-take-reward = 野兽被赶走了。你的骰子：{ $dice }。你拿什么？
web-ask-now-feed = 还缺 { $missing } 份食物。怎样养活族人？
web-ask-waiting = 请稍候……
web-ask-cancel = 取消
web-ask-reset = 重置
web-ask-fewer = 减少{ $thing }
web-ask-more = 增加{ $thing }

web-ask-figures = 族人
web-ask-figures-of = { $most } 名中的 { $figures } 名
web-ask-figures-bring = { $most } 名中的 { $figures } 名，平均 { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $good }
web-ask-place = 放置 { $figures } 名族人
web-ask-on-average = 平均
web-ask-with-tools = 用上工具
web-ask-average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-ask-chance = 至少 { $least } { $good }：{ $without }%。
web-ask-chances = 至少 { $least } { $good }：{ $without }%，用上工具 { $better }%。
web-ask-percent = { $chance }%
web-ask-two-percent = { $without } · { $better }%
web-ask-use = 使用 { $figures } 名族人

web-ask-card-dice = 卡牌的骰子
web-ask-rolled = 掷出 { $dice }，合计 { $total }
web-ask-dice-number = { $dice } 颗骰子
web-ask-rate = 每 { $pips } 点换 1 { $good }
web-ask-dice = 骰子
web-ask-tools = 工具
web-ask-total = 合计
web-ask-used = 已用
web-ask-makes = 合计 { $total }，得 { $goods }。
web-ask-tools-useless = 用工具也一样：{ $goods }。
web-ask-tools-useful = 不用工具：{ $without }；全部用上：{ $best }。
web-ask-take = 拿取
web-ask-take-goods = 拿取 { $goods }
web-ask-take-nothing = 空手而归

web-ask-pay-card = 文明卡
web-ask-pay-building = 建筑
web-ask-pay-igloo = 冰屋
web-ask-you-pay = 支付
web-ask-of-stock = { $stock } 个中的 { $number } 个
web-ask-presets = 快捷支付
web-ask-preset-cheapest = 最省
web-ask-preset-most-points = 得分最多
web-ask-preset-keep-variety = 保留多样
web-ask-extra-stone = 多付 1 个石块保暖
web-ask-extra-gold = 多付 1 个金块交易
web-ask-plus = +{ $points }
web-ask-take-card = 拿取卡牌
web-ask-build = 建造
web-ask-build-for = 建造，得 { $points } 分
web-ask-decline = 放弃
web-ask-cannot-pay = 现在还付不起。

web-ask-take-die = 你拿哪一颗骰子？
web-ask-reward = 驱赶野兽的奖励
web-ask-face = 点数 { $face }
web-ask-as-one = 或按点数 1

web-ask-food-missing = 还缺 { $missing } 份食物
web-ask-hungry = { $eaters } 名族人中有 { $missing } 名没有食物
web-ask-instead-of-food = 代替食物：{ $goods }。
web-ask-feed = 养活所有族人
web-ask-starve = 挨饿：−{ $points } 分
web-ask-starve-unknown = 挨饿
web-ask-cannot-feed = 你的资源不够养活所有族人。

web-ask-choice-card = 使用卡牌：任选 2 个资源
web-ask-choice-card-title = 任选两个资源
web-ask-choice-card-once = 这张卡整局只能用一次。

## 浏览器里的终局

web-end-you-won = 你赢了
web-end-won = { $player } 获胜
web-end-shared = { $players } 共享胜利
web-end-resigned-you = 你已认输
web-end-resigned = { $players } 认输
web-end-abandoned = 协商终止
web-end-closed = 此桌已关闭
web-end-lead = { $points } 分，领先 { $second } { $ahead } 分
web-end-by-tie-break = { $points } 分，与 { $second } 同分：由平局规则决定
web-end-points = 各 { $points } 分
web-end-place = 你以 { $points } 分获得第 { $rank } 名
web-end-winner-left = { $player } 留到最后，获胜
web-end-no-result = 没有终局计分
web-end-never-began = 游戏没有开始
web-end-rounds = { $rounds } 轮
web-end-cause-cards = 文明卡已用尽
web-end-cause-buildings = 一个建筑牌堆已空
web-end-replay = 回放
web-end-record = 记录
web-end-rematch = 再来一局
web-end-to-rematch = 前往新的一局
web-end-scoring = 终局计分
web-end-so-far = 至此得分
web-end-in-game = 游戏中
web-end-cultures = 文化
web-end-resources = 剩余资源
web-end-total = 总分
web-end-best = 最高
web-end-rank = 第 { $rank }
web-end-category = 项目
web-end-chart = 每轮得分
web-end-chart-line = { $player } 每轮之后：{ $points }
web-end-chart-end = 终局
web-end-chart-table = 以表格显示
web-end-round = 轮
web-end-reading = 正在读取对局……
web-end-dice = 骰子公平吗？
web-end-dice-lead = 开局前服务器封存了一个秘密数。现在它已公开，每张卡、每颗骰子都可以由它重新算出。
web-end-dice-sealed = 开局前服务器封存了一个秘密数。对局结束后它会公开，届时每张卡、每颗骰子都可以由它重新算出。
web-end-dice-before = 开局前，服务器封存了秘密数，并向所有人公布了这个封印：
web-end-dice-after = 现在秘密数已公开。发牌、起始玩家和每颗骰子都可以由它重新算出：
web-end-verify = 验证骰子
web-end-verifying = 正在验证……
web-end-verified-proven = 已证明
web-end-verified-open = 无法证明
web-end-verified-wrong = 有误
web-end-words = 玩家提供的词语：{ $words }
web-end-take-json = JSON 格式，供程序使用
web-end-take-notation = 记谱格式，供人阅读
web-end-offline = 任何人都可以自行重复验证：保存记录并运行“stoneage verify”。

## 网页客户端：首页、牌桌、设置

web-home-headline =
    五个人，
    一片山谷。
web-home-lead = 采集、建造，让你的部落比邻居吃得更好。二至四名玩家，真人或机器人，就在这里。
web-home-play = 马上开始
web-home-dealing = 正在布置游戏……
web-home-play-with = 与{ $bots }对局
web-home-against = { $name }与 { $bots } 个机器人
web-home-classic = 标准游戏
web-home-change = 更改
web-home-your-game = 你的对局
web-home-name = 你的名字
web-home-names = 小溪、水獭、白桦、云雀、石松、青鹿、山风、燧石、红叶、阿木
web-home-number-of-bots = 对手
web-home-bots = { $bots } 个机器人
web-home-bot-on-seat = 第 { $seat } 席的机器人
web-home-bot-rank = { $bot } · { $rating }
web-home-strength = 实力 { $level }/{ $levels }
web-home-opponents = 你的对手
web-home-duel = 点一下即可单挑
web-home-variants = 变体
web-home-variant-harsh-winter = 严冬
    .note = 石头可为建筑保暖，黄金可随卡牌得分
web-home-variant-wild-animals = 野兽
    .note = 赶走之前，每次掷骰都受干扰
web-home-variant-igloos = 冰屋
    .note = 多出四处建造地点，付得起就能建
web-home-variant-closed-cards = 暗置卡牌
    .note = 看不到别人拿了哪些卡牌
web-home-friends = 与朋友
    .note = 发个链接，实时对局或每天一步
web-home-sofa = 同一屏幕
    .note = 在沙发上轮流传递设备
web-home-first-game = 第一局
    .note = 有教练陪伴，大约五分钟
web-home-players = 人数
web-home-timing = 思考时间
web-home-timing-none = 不限时
web-home-timing-minute-a-move = 每次决定 1 分钟
web-home-timing-minutes-a-move = 每次决定 5 分钟
web-home-timing-quarter-of-an-hour = 每人 15 分钟，每回合加 10 秒
web-home-timing-half-an-hour = 每人 30 分钟，每回合加 15 秒
web-home-timing-day-a-move = 每次决定 1 天
web-home-timing-three-days-a-move = 每次决定 3 天
web-home-starter = 起始玩家
web-home-starter-drawn = 抽签
web-home-starter-me = 我
web-home-listed = 公开
    .note = 所有人都能在首页找到这张桌子
web-home-hints = 提示
    .note = 同桌所有人都可以要提示
web-home-watching = 观战
    .note = 有链接的人可以观看
web-home-make-table = 开一桌
web-home-name-of = 玩家 { $seat } 的名字
web-home-remove = 移除玩家 { $seat }
web-home-add-person = 再加一人
web-home-add-bot = 再加一个机器人
web-home-remove-bot = 减少一个机器人
web-home-begin = 开始
web-home-my-games = 我的对局
web-home-past-games = 已结束
web-home-open-tables = 等人的桌子
web-home-running = 正在进行
web-home-your-turn = 轮到你了
web-home-seats-taken = { $taken }/{ $seats } 人
web-home-over = 已结束
web-home-join = 加入
web-home-watch = 观战
web-home-go-on = 继续
web-home-see = 查看
web-home-game = { $game } · { $timing }
web-home-time-free = 不计时
web-home-time-bank = 每人 { $minutes } 分钟，加 { $seconds } 秒
web-home-time-minutes = 每次决定 { $minutes } 分钟
web-home-time-days = 每次决定 { $days } 天
web-home-why = 为什么在这里玩
web-home-why-odds = 放置前先看概率
    .note = 每个选择都显示平均收获和成功率。
web-home-why-dice = 可以验证的骰子
    .note = 每次掷骰在开局前封存，终局后公开。
web-home-why-editions = 两个版本俱全
    .note = 夏天与冬天、野兽、冰屋、严冬。
web-home-why-bots = 机器人天梯
    .note = 实力有据，风格各异，无需等待。
web-bots-title = 机器人
web-bots-lead = { $number } 位对手，用相同的卡牌和骰子相互较量测定。
web-bots-players = 同桌人数
web-bots-rating = 等级分
web-bots-below = ◂ 远低于此
web-bots-ahead = 深谋远虑
    .note = 在脑中推演每种选择；较慢
web-bots-experience = 凭经验
    .note = 懂得判断局面；较弱的会漏看
web-bots-odds = 算概率
    .note = 只算一步，并抢走别人需要的
web-bots-habit = 凭习惯
    .note = 总是同一套打法：适合练手
web-bots-masters = 大师
web-bots-strong = 强手
web-bots-good = 好手
web-bots-learning = 进阶
web-bots-first-steps = 入门
web-bots-numbers = 高 100 分，100 场对决约胜 64 场。只能在相同人数之间比较：三人、四人是另一种局面。
web-bots-play = 对局
web-bots-order = 排列方式
web-bots-by-strength = 按实力
web-bots-by-style = 按风格
web-bots-style-all-round = 全面型
web-bots-style-builder = 建筑师
web-bots-style-painter = 岩画师：收集文明
web-bots-style-toolmaker = 匠人：工具
web-bots-style-farmer = 农夫
web-bots-style-starveling = 饿汉：从不喂饱
web-bots-style-raven = 渡鸦：专抢你所需
web-bots-style-ahead = 深谋远虑
web-bots-match = 适合我的对手
web-bots-match-stand = 从你最近 { $games } 局来看，你的等级分约为 { $rating }。
web-bots-match-new = 你还没有这个人数的对局：从这几位开始吧。
web-bots-match-even = 与你相当
web-bots-match-stronger = 稍强一些
web-bots-match-easier = 轻松一局
web-bots-match-chance = 100 场对决你约能胜 { $percent } 场。
web-home-more = 更多
web-home-manual = 使用手册
web-home-rules = 游戏规则
web-home-record = 回放对局记录
web-home-record-lead = 任何记录下来的对局，JSON 或记谱文本，来自这里或别处都行。
web-home-record-file = 选择文件
web-home-record-paste = 或粘贴在这里
web-home-record-show = 显示
web-home-device = 我的另一台设备
web-home-device-lead = 无需账号和密码：在另一台设备上打开个人链接，你在那里也还是你。
web-home-device-make = 生成个人链接
web-home-device-link = 你的个人链接
web-home-device-note = 链接在 { $minutes } 分钟内有效，只能用一次。打开它的人就能以你的身份进入：不要给别人看。
web-home-code = 供相机扫描的二维码：{ $label }
web-home-copy = 复制
web-home-copied = 已复制
web-home-send = 发送
web-home-unofficial = 非官方的开源实现，图画与文字均为原创。

web-here-title = 欢迎来到这台设备
web-here-lead = 打开这个个人链接，你在这里就是同一个人：你的名字、对局和座位都在。
web-here-instead = 你目前在这台设备上是{ $name }；之后这里就不再使用那个身份。
web-here-come-in = 在这里继续
web-here-welcome = 你现在在这里是{ $name }。
web-here-home = 去我的对局

web-connection-connecting = 正在前往牌桌……
web-connection-reconnecting = 连接断开，正在重新连接……
web-connection-restarting = 服务器正在重启。什么都不会丢失，马上继续。
web-connection-lost = 服务器没有回应。什么都没有改变，请再试一次。

web-table-waiting = 桌子已开好
web-table-seats = 座位
web-table-seat-open = 空位
web-table-seat-you = 这是你
web-table-seat-person = 已就座
web-table-seat-bot = 放一个机器人
web-table-sit = 坐下
web-table-stand-up = 离开座位
web-table-send-away = 请{ $name }离开
web-table-guest = 你身边的人，用同一台设备
web-table-guest-add = 入座
web-table-start = 开始
web-table-fill = 用机器人补满
web-table-close = 取消这张桌子
web-table-waiting-for = 还有 { $open } 个空位。
web-table-ready = 人到齐了
web-table-press-start = 准备好后请按“开始”：不会自动开局。
web-table-why-not = 还有 { $open } 个空位：邀请朋友，或用机器人补满，就可以开始了。
web-table-full = 这桌已满
    .note = 座位都有人了。你可以从头观战。
    .host = 之后再用你的链接来的人会看到提示，并可以观战。
web-table-look-on = 观战
web-table-own-game = 自己开一局
web-table-local = 这个链接只能在本机使用
    .note = 这个地址指的是你自己的电脑。想让局域网里的朋友加入，请这样启动服务器，再打开它显示的地址。你的对局会保留。
web-table-ready-host = 人到齐了，等桌主开始。
web-table-invite = 邀请
web-table-invite-link = 给朋友的链接
web-table-network = 同一网络（例如同一个 Wi-Fi）里的人都能打开。
web-table-local-link = 本机链接
web-table-dice = 公平骰子
web-table-dice-lead = 服务器已经定下这局所有的骰子和卡牌，并公布了封印。终局后任何人都能验证什么都没有改动。加上你们自己的话，连服务器也无法预先知道结果。
web-table-commitment = 本局的封印（SHA-256）
web-table-word = 你的一句话，任意文字
web-table-word-give = 加入
web-table-word-again = 更改
web-table-word-there = 已加入
web-table-words-given = 已加入 { $number } 句话。
web-table-gone = 这里没有这张桌子
web-table-closed = 这张桌子已取消
web-table-hidden = 这局不许观战
web-table-bot = 机器人
web-table-namesake = { $bot } { $number }
web-table-resigned = 已认输
web-table-days = { $days } 天 { $hours } 小时
web-table-hand-over = 请把设备交给{ $player }
web-table-i-am = 我是{ $player }
web-table-menu = 菜单
web-table-settings = 设置
web-table-leave = 回到首页，对局会等你
web-table-recap = 自你上次行动以来
web-table-recap-nothing = 之后没有发生什么。
web-table-watch = 观战
web-table-watch-lead = 有这个链接的人可以观战：看不到暗牌，也不能行动。
web-table-watch-link = 观战链接
web-table-take-back = 收回上一步
web-table-hints = 允许提示
web-table-no-hints = 与他人同桌时没有提示
web-hint = 提示
web-hint-off = 这一桌没有提示
    .why = 桌上还有其他玩家，而开桌时没有约定可以使用提示。
web-hint-idea = 思路
web-hint-moves = { $number ->
    [1] 一种走法
    [2] 两种走法
   *[other] 三种走法
}
web-hint-chance = 走后的胜率
web-hint-show = 看具体走法
web-hint-row = { $number }：{ $move }，{ $chance }。{ $reasons }
web-hint-number = { $number ->
    [0] 还没有用过提示。
   *[other] 已用 { $number } 次提示。
}
web-hint-noted = 会记在结算页和对局记录里。
web-chance = { $chance }%
web-end-coach = 有教练陪同
web-end-hints = { $player } 用了 { $number } 次提示
web-table-ask-take-back = 请求收回我的上一步
web-table-ask-abandonment = 提议结束对局
web-table-resign = 认输
web-table-resign-for = 替{ $player }认输
web-table-stay = 继续对局
web-resign-title = 要认输吗？
web-resign-you = 认输后本局算你输。如果还有其他玩家，机器人会接替你的座位。
web-resign-player = { $player }认输，本局算其输。如果还有其他玩家，机器人会接替该座位。
web-resign-final = 此操作无法撤销。
web-resign-nobody = 大家都不想继续了？
web-table-offer-take-back = { $player }想收回上一步。
web-table-offer-abandonment = { $player }提议不分胜负地结束对局。
web-table-agree = 同意
web-table-disagree = 不同意
web-table-withdraw = 撤回提议
web-table-away = { $player }的时间用完了，现由机器人代玩。
web-table-come-back = 重新接手
web-table-say = 消息
web-table-send = 发送
web-table-chat-empty = 还没有消息。
web-table-mute = 屏蔽{ $name }
web-table-unmute = 重新听{ $name }说话
web-table-sound-on = 打开声音
web-table-sound-off = 关闭声音

web-somebody = 某人
web-history-title = 我的对局
web-history-lead = 已结束 { $games } 局，第一局在 { $date }
web-history-hints = { $hints } 次提示
web-history-part = 哪些对局
web-history-running = 进行中 · { $games }
web-history-finished = 已结束
web-history-list = 已结束的对局
web-history-found = { $games } 局
web-history-filter = 筛选
web-history-against = 对手
web-history-everybody = 所有人
web-history-variant = 变体
web-history-every-variant = 全部
web-history-players = 人数
web-history-all = 全部
web-history-won = 获胜
web-history-nothing = 没有这样的对局。
web-history-nothing-yet = 玩完一局之后，它就会出现在这里，可以回放，也可以再来一局。
web-history-show-all = 显示全部
web-history-more = 显示更多
web-history-place = 第 { $place }
web-history-of = 共 { $players } 人
web-history-resigned = 已认输
web-history-undecided = 未分胜负
web-history-shared = 同屏
web-history-you = 你
web-history-round = 第 { $round } 轮
web-history-minutes = { $minutes } 分钟
web-history-hours = { $hours } 小时
web-history-days = { $days } 天
web-numbers-title = 数据
web-numbers-pictures = 图表
web-numbers-table = 表格
web-numbers-by-players = 各人数的对局与胜局
web-numbers-won-of = { $games } 局胜 { $won } 局
web-numbers-latest = 最近 { $games } 局得分
web-numbers-is-won = 获胜
web-numbers-not-won = 未胜
web-numbers-mean = 平均
web-numbers-best = 最高
web-numbers-games = 局数
web-numbers-game = 对局
web-numbers-victories = 胜局
web-numbers-points = 得分
web-numbers-sources = 得分来源
web-numbers-a-game = 每局 { $points } 分
web-numbers-buildings = 建筑
web-numbers-cards = 卡牌得分
web-numbers-cultures = 文化
web-numbers-multipliers = 倍数加分
web-numbers-goods = 剩余资源
web-numbers-hunger = 饥荒
web-numbers-whom = 对手战绩
web-numbers-won-lost = 胜 : 负
web-numbers-source = 来源

web-you-title = 你
web-you-lead = 设备、通知，以及保存的关于你的内容
    .here = 这台设备保存的有关你的内容
web-you-nobody = 没有保存任何关于你的内容：你还没有在这里留下名字。
web-you-kept = 保存的关于你的内容
web-you-kept-lead = 你的名字、你的对局和你在其中说的话、你的设备，以及你想收到的通知。除此之外没有别的，也不会给任何人。
web-you-export = 导出为一个文件
web-you-delete = 全部删除……
web-you-delete-note = 删除后，你的名字会立即从所有对局中消失；在别人的对局里会留下一个无名的座位。
web-you-delete-title = 要删除关于你的一切吗？
web-you-delete-what = 你的名字、设备、历史和你说过的话都会在所有设备上永久消失。正在进行的对局由机器人替你玩完。
web-you-delete-stays = 对局本身会留给和你一起玩的人，你的座位不再有名字。
web-you-delete-keep = 全部保留
web-you-delete-now = 全部删除

notice-turn = 轮到你了
    .with = 与{ $players }的对局。
notice-over = 对局结束了
    .with = 与{ $players }的对局。
notice-invitation = 有人邀请你再来一局
    .with = { $players }和你：桌子已开好。
notice-trial = 通知会是这样
    .note = 石器时代可以在这里通知你。
notice-confirm = 石器时代：这是你的邮箱吗？
    .note = 有人希望在这个邮箱收到石器时代对局的通知。如果是你，请打开此链接；如果不是，不必理会，不会再有邮件。
notice-stop-mail = 不再接收此类邮件：
web-tell-title = 通知我
    .note = 关闭页面后也会通知
web-tell-what = 内容
web-tell-push = 此浏览器
web-tell-mail = 邮件
web-tell-turn = 轮到我了
web-tell-over = 对局结束
web-tell-invitation = 有人邀请我
web-tell-quiet = 免打扰时段
web-tell-quiet-from = 从
web-tell-quiet-until = 到
web-tell-address = 邮箱地址
web-tell-address-save = 保存
web-tell-address-remove = 移除
web-tell-unconfirmed = 尚未确认：请打开刚发出的邮件中的链接。在此之前不会再往那里发送。
web-tell-confirmed = 已确认。
web-tell-try = 发一条试试
web-tell-tried = 已发出。
web-tell-stop = 全部停止
web-tell-stopped = 不会再发送任何通知。
web-tell-denied = 浏览器不允许：请在浏览器设置中允许本站发送通知。
web-tell-impossible = 页面关闭时无法通知此浏览器。需要 https；iPhone 还需把网站添加到主屏幕。
web-confirm-title = 你的邮箱
web-confirm-done = 已确认。从现在起会发送到那里。
web-stop-title = 不再接收邮件
web-stop-lead = 不再向这个邮箱发送任何邮件？
web-stop-now = 不再发送
web-stop-done = 好了，不会再有邮件。

web-devices-title = 在每台设备上都是你
web-devices-lead = 不需要密码，也不需要邮箱。只想玩的人什么都不用做。通行密钥保存在你的手机、电脑或密码管理器里。
web-devices-unknown = 未知设备
web-devices-way-name = 用名字进入
web-devices-way-link = 用链接进入
web-devices-way-passkey = 用通行密钥进入
web-devices-seen = 上次使用 { $date }
web-devices-here = 本机
web-devices-shut-out = 强制登出
web-devices-sure = 确定吗？
web-devices-forget = 移除
web-devices-passkey = 通行密钥
web-devices-made = { $device } · { $date } 起
web-devices-no-passkeys = 通行密钥需要带名称的地址：可用 localhost，或此服务器的公开地址。
web-devices-add-passkey = 添加通行密钥
web-devices-link = 给另一台设备的链接
web-here-by-passkey = 用通行密钥进入

web-settings-title = 设置
web-settings-language = 语言
web-settings-theme = 明暗
web-settings-theme-light = 白天
web-settings-theme-dark = 夜晚
web-settings-theme-system = 跟随系统
web-settings-season = 季节
web-settings-season-summer = 夏天
web-settings-season-winter = 冬天
web-settings-speed = 动画
web-settings-speed-0 = 关闭
web-settings-speed-0-5 = 慢
web-settings-speed-1 = 正常
web-settings-speed-2 = 快
web-settings-sound = 声音
    .note = 轻柔的提示：轮到你、骰子、资源
web-settings-volume = 音量
web-settings-volume-at = { $percent }%
web-settings-confirm = 每步都要确认
    .note = 送出之前再按一次
web-settings-single = 替我做唯一的决定
    .note = 只有一种选择时立即执行
web-settings-rename = 改名
web-settings-forget = 在这台设备上忘记我
    .note = 你的对局会保留；但没有别的设备或链接，你就回不去了。

## 浏览器里的新手引导局

web-home-practice = 练习
    .note = 找出最佳走法
web-home-practice-own = 自己的失误：{ $mistakes } 个
web-practice = 找出最佳走法
web-practice-loading = 正在取题……
web-practice-ask = 这里有一种走法明显最好。请在版图上走出来。
web-practice-answer = 答案
web-practice-again = 再试一次
web-practice-next = 下一题
web-practice-skip = 跳过
web-practice-you = 你
web-practice-opponent = 玩家 { $number }
web-practice-your-move = 你的走法
web-practice-number = 第 { $number } 题
web-practice-today = 今天 { $number }/{ $most }
web-practice-themes = 主题
web-practice-difficulty = 难度
web-practice-any = 全部
web-practice-easy = 简单
web-practice-medium = 中等
web-practice-hard = 困难
web-practice-theme-own = 自己的失误
web-practice-theme-feeding = 供养
web-practice-theme-tools = 工具
web-practice-theme-cards = 卡牌
web-practice-theme-buildings = 建筑
web-practice-theme-growth = 发展
web-practice-theme-blocking = 抢占
web-practice-theme-last-round = 最后一轮
web-practice-verdict-best = 正确！
web-practice-verdict-as-good = 正确：与最佳走法一样好
web-practice-verdict-wrong = 不是最佳走法
web-practice-verdict-told = 答案

web-coach-title = 你的第一局
web-coach-lead = 与一个温和的机器人真正对局，身边有教练指点。大约五分钟，你就见过所有要点。听他的建议，或随你喜欢：他会跟上你。
web-coach-start = 开始
web-coach-starting = 正在布置游戏……
web-coach-things = 你将学到
web-coach-coach = 教练
web-coach-seen = 已学到
web-coach-not-seen = 尚未学到
web-coach-fold = 收起教练
web-coach-unfold = 教练怎么说？
web-coach-leave = 不要教练，继续游戏
web-coach-leave-briefly = 不要教练
web-coach-thing-place = 放置族人
web-coach-thing-roll = 掷骰采集
web-coach-thing-tool = 使用工具
web-coach-thing-card = 拿文明卡
web-coach-thing-build = 建造
web-coach-thing-feed = 供养部落

web-coach-welcome = 欢迎！红色手掌就是你。你有五名族人和十二份食物。每一轮先放置族人，然后他们工作，晚上大家吃饭。
web-coach-place-tool-maker = 派一名族人去**工具匠**那里。工具每一轮都能让你掷得更好。
web-coach-place-tool-maker-again = 多一个**工具**总没坏处：派一名族人去工具匠那里。
web-coach-place-gather-first = 现在派 **{ $figures } 名族人**{ $to }。每人掷一颗骰子，每 { $pips } 点得一个{ $good }。
web-coach-place-gather = 你最快能得到的建筑还缺**{ $good }**：派 { $figures } 名族人{ $to }。
web-coach-place-card = 把一名族人放到**价格为 { $cost } 的卡**上。执行时支付 { $cost } 个资源拿走它：上半部立即有用，下半部终局计分。
web-coach-place-building = 把一名族人放到这座**建筑**上：所需资源你已经有了，或正要去拿。它立即给分。
web-coach-place-hunt = 晚上的食物不够了：还缺 { $missing } 份。派 { $figures } 名族人**去狩猎**。
web-coach-place-hut = 两名族人去**小屋**会带来第三名：下一轮起你多一名族人，他也要吃饭。
web-coach-place-field = 派一名族人去**田地**：从此每晚多得一份食物。
web-coach-place-fetch = **{ $good }**能付卡牌和建筑：派 { $figures } 名族人{ $to }。
web-coach-place-rest = 谁都不能闲着。把其余族人派{ $to }，或者任何你喜欢的地方。
web-coach-place-stock = 今晚的食物够了，但食物可以存着：派 { $figures } 名族人**去狩猎**。
web-coach-place-building-early = 抢在机器人之前，把一名族人放到这座**建筑**上。到时付不起也没关系，他会回家，什么也不损失。
web-coach-use-tool-maker = 族人按你选择的顺序工作。先用**工具匠**：这样掷骰之前就有了工具。
web-coach-use-field = 先用**田地**：不花费，也不用选择。
web-coach-use-hut = 先用**小屋**：会有新族人加入。
web-coach-use-dice = **{ $place }**掷骰：每满 { $pips } 点得一个{ $good }。
web-coach-use-card = 现在轮到**文明卡**：会问你用什么支付。
web-coach-use-building = 现在轮到**建筑**：会问你用什么支付。
web-coach-use-igloo = 现在轮到**冰屋**：会问你用什么支付。
web-coach-tools-use = 你掷出 { $pips } 点，可得 { $less } 个；加上**工具**就是 { $more } 个。用吧：下一轮它又可以用了。
web-coach-tools-keep = 你掷出 { $pips } 点，可得 { $less } 个。加上工具也不会更多：**留着**给本轮另一次掷骰。
web-coach-tools-save = 你掷出 { $pips } 点，可得 { $less } 个。加上工具会更多，但它用在别处更值：**留着**给另一次掷骰。
web-coach-tools-use-once = 你掷出 { $pips } 点，可得 { $less } 个；加上**一次性工具**就是 { $more } 个。值得用，虽然用后就没了。
web-coach-tools-ready = 工具已加上：{ $pips } 点加工具可得 { $more } 个，而不是 { $less } 个。**带回家吧。**
web-coach-tools-take-off = 少用工具，{ $pips } 点同样得 { $more } 个：**拿掉多余的**，留给下一次掷骰。
web-coach-pay-card = 这张卡要 { $cost } 个资源，种类随意：**用你最不需要的支付**。
web-coach-pay-building = 付款并立即得到 **{ $points } 分**。
web-coach-pay-igloo = 冰屋与建筑一样：付款，得 **{ $points } 分**。
web-coach-take-die = 每位玩家轮流拿一颗骰子。5 是工具，6 是农业，整局都有用。拿 **{ $face }** 吧。
web-coach-feed-short = 还缺 { $missing } 份食物。用最不值钱的资源支付：这比失去十分好。
web-coach-feed-starve = 食物太少，也没有东西可付。这次要失去十分：下次派人去狩猎。
web-coach-any = 随你选择：这里不会出什么大错。
web-coach-waiting-placing = 现在机器人在放置。看看它占了哪些圆圈：两人游戏时，森林、黏土坑、采石场和河流先到先得。
web-coach-waiting-again = 现在轮到机器人放置。
web-coach-waiting-using = 现在机器人的族人在工作。马上轮到你。
web-coach-waiting-feeding = 到了晚上：大家吃饭。
web-coach-finished = 你已经放置、掷骰、用过工具、拿过卡、建造并供养了部落：**这就是全部规则**。接下来就看谁做得更好。祝你玩得开心！
web-coach-over = 游戏结束。看看分数是怎么来的，再来一局吧！

web-coach-news-gathered = 合计 { $pips } 点，每 { $each } 点一个：得到**{ $goods }**。
web-coach-news-tool = 你有了第一个**工具**。掷骰之后可以加上它，每轮一次。
web-coach-news-tools-used = 工具这一轮已用过，新的一轮又可以用。
web-coach-news-one-use-tool = 一次性工具已用掉，不会再回来。
web-coach-news-figure = 一名**新族人**加入。他下一轮才工作，但今晚就要吃饭。
web-coach-news-agriculture = 你的**农业**提升了：每晚多养活一名族人。
web-coach-news-card = **第一张文明卡！**上半部已生效。下半部等到终局：不同的绿色文化按平方计分，沙色的人让你拥有的东西成倍计分。
web-coach-news-card-too-dear = 资源不够买这张卡，所以族人回家了。它向右移动之后会便宜一些。
web-coach-news-building = **{ $points } 分！**建筑付款后立即得分。某一堆拿完时游戏结束。
web-coach-news-building-too-dear = 建造还缺一些东西，所以族人回家了。下一轮它还在。
web-coach-news-fed = 晚上你的族人吃掉了 **{ $food } 份食物**。不够的人要用资源支付，否则失去十分。
web-coach-news-starved = 不是所有人都吃饱了：**失去 { $points } 分**。去狩猎，或者提升农业。
web-coach-news-round = **新的一轮。**没人拿的卡移到了更便宜的位置，这次由另一位玩家先开始。

## 浏览器里的回放

replay-preview = { $names } · 第 { $move } 步之后
web-replay-title = 回放
web-replay-loading = 正在布置这一局……
web-replay-cannot = 无法显示这一局
web-replay-deal = 开局摆设：一切就绪，准备第一轮。
web-replay-first = 回到开头
web-replay-previous = 后退一步
web-replay-next = 下一步
web-replay-last = 跳到结尾
web-replay-play = 播放
web-replay-pause = 暂停
web-replay-slider = 步
web-replay-at = 第 { $move } 步，共 { $last } 步
web-replay-round = 第 { $round } 轮
web-replay-eyes = 以谁的视角
web-replay-eyes-all = 观战者
web-replay-game = 这一局
web-replay-help = 得到的帮助
web-replay-link = 此步的链接
web-replay-copied = 已复制
web-replay-keys = 方向键：左右为一步，上下为一轮。Home 与 End：开头与结尾。空格键：播放与暂停。
web-replay-speed = 速度
web-replay-speed-0 = 无动画
web-replay-speed-slow = 慢
web-replay-speed-normal = 正常
web-replay-speed-fast = 快

## 分析：复盘、提示、练习

analysis-class-best = 最佳
analysis-class-good = 不错
analysis-class-inaccuracy = 欠准确
analysis-class-mistake = 失误
analysis-class-blunder = 大失误
analysis-class-only-choice = 唯一选择
analysis-class-too-close = 难分高下
analysis-idea-food = 想想今晚：大家吃什么？
analysis-idea-growth = 想想以后几轮：什么每一轮都有用？
analysis-idea-tools = 想想工具：哪里只差几点？
analysis-idea-cards = 看看文明卡：终局时对你值多少？
analysis-idea-buildings = 看看建筑：哪一座快够得着了？
analysis-idea-resources = 想想你要付什么：还缺什么？
analysis-idea-blocking = 看看别人：再轮到你时什么会没了？
analysis-idea-order = 想想顺序：什么该在前面？
analysis-idea-saving = 想想节省：以后什么更急用？
analysis-reason-feeds-everybody = 让大家都吃饱：今晚本来缺 { $number } 份食物。
analysis-reason-less-hunger = 今晚少缺一些：目前缺 { $number } 份食物。
analysis-reason-stocks-food = 为以后几轮备粮：不必匆忙狩猎。
analysis-reason-new-figure = 从此每轮多一名族人。
analysis-reason-every-harvest = 直到终局，每晚多一份食物。
analysis-reason-better-tool = 从此每轮有一次掷骰多一点。
analysis-reason-for-building = { $at }的建筑只缺{ $good }。
analysis-reason-fetches = 得到{ $good }，可付卡牌和建筑。
analysis-reason-last-ring = 占住{ $at }的最后一个圆圈。
analysis-reason-blocks = 挡住{ $at }的位置：别人马上就用得上。
analysis-reason-new-culture = 新的文化：终局多 { $number } 分。
analysis-reason-multiplies = 它的人物按你已有的计分：{ $number } 分。
analysis-reason-card-top = 上半部分马上有用。
analysis-reason-building-points = 立刻得 { $number } 分。
analysis-reason-drives-off = 有助于赶走野兽：它让每次掷骰都吃亏。
analysis-reason-more-goods = 用工具多得 { $number } 个。
analysis-reason-keeps-tools = 这里用工具不划算：留给下一次掷骰。
analysis-reason-cheap-payment = 用你最不需要的支付。
analysis-reason-keeps-resources = 资源用在别处更值。
analysis-reason-cheap-meal = 最便宜的一餐：比丢十分划算。
analysis-reason-starving-is-cheaper = 这里丢十分比付资源划算。
analysis-reason-at-once = 不花代价，又有利于后面。
analysis-reason-dice-first = 先掷骰：再决定付什么。
analysis-reason-pays-now = 现在付得起。
analysis-reason-reward = 眼下最有用的奖励。
analysis-choice-place = 派 { $figures } 名{ $to }
analysis-choice-resolve = 使用{ $at }的族人
analysis-choice-tools = 加上工具 { $tools }
analysis-choice-no-tools = 不用工具
analysis-choice-pay = 支付{ $goods }
analysis-choice-decline = 放弃，收回族人
analysis-choice-take-die = 拿 { $face } 点
analysis-choice-take-resources = 拿{ $goods }
analysis-choice-take-reward = 拿最小骰子的奖励
analysis-choice-feed = 用{ $goods }充饥
analysis-choice-starve = 丢十分
analysis-turn-decision = { $player }：{ $played }。更好：{ $best }。
analysis-turn-roll = { $player }掷出 { $dice }。
analysis-turn-cards = 翻出了新卡。
analysis-turn-building = { $player }翻出了新建筑。
analysis-turning-point = 第 { $round } 轮第 { $move } 步：{ $what }{ $whose } { $change }。
review-heading = 复盘（{ $effort ->
    [deep] 深入
   *[quick] 快速
}），{ $moves } 步
review-chances = 每轮胜率
review-sum = 运气与技巧
review-turning-points = 转折点
review-mistakes = 失误
review-player = 玩家
review-round = 轮
review-move = 步
review-accuracy = 准确度
review-first = 开局
review-decisions = 自己的决定
review-others = 他人的决定
review-luck = 运气
review-revision = 修正
review-result = 结局
review-luckier = 幸运超过
review-of-100 = 100 局中的 { $games } 局（{ $low } 到 { $high }）
review-played = 实际
review-better = 更好
review-cost = 代价
review-class = 评价
review-note = 所有数字都是胜率百分比。开局 + 自己的决定 + 他人的决定 + 运气 + 修正 = 结局；修正是估计往前多看一步时自身的变化。
review-progress = 复盘中
review-kept = 在 { $moves } 步中的第 { $reviewed } 步停下。带 --keep { $file } 的同一命令可继续。
review-written = 已写入 { $file }。
hint-again = 再输入 hint 显示三个行动。
hint-choice = { $choice }：{ $chance }。{ $reason }
practice-found = { $found } 个局面
practice-checked = 已检查 { $looked } 个，{ $kept } 个仍然成立
practice-question = 找出行动（{ $theme }，{ $difficulty }）：轮到 { $player }。
practice-right = 正确：{ $choice }，{ $chance }。{ $reason }
practice-wrong = 不是最佳。更好：{ $choice }，{ $chance }。{ $reason }
practice-theme-feeding = 供养
practice-theme-tools = 工具
practice-theme-cards = 卡牌
practice-theme-last-round = 最后一轮
practice-theme-blocking = 抢占
practice-theme-buildings = 建筑
practice-theme-growth = 发展
practice-difficulty-easy = 简单
practice-difficulty-medium = 中等
practice-difficulty-hard = 困难

## 浏览器中的复盘分析

web-review-percent = { $number }%
web-review-chance = 胜率
web-review-score = 得分
web-review-drawn = 图中内容
web-review-line = { $player }：开始时 { $first }，结束时 { $last }。
web-review-signs-of = { $player } 的标记
web-review-lucky = 好运
web-review-unlucky = 坏运
web-review-rolled = 掷出 { $dice }
web-review-new-cards = 新卡牌
web-review-new-building = 新建筑
web-review-as-table = 以表格显示
web-review-mark = 第 { $round } 轮，第 { $move } 步：{ $sign }，{ $player } { $change }。{ $what }
web-review-at = 第 { $round } 轮 · 第 { $move } 步
web-review-change-of = { $player } { $change }
web-review-show = 查看
web-review-no-turning-points = 这局没有转折：没有哪一刻让局势大变。
web-review-luckier = 你的运气好过 100 局中的 { $games } 局（{ $low } 到 { $high }）。
web-review-luckier-short = 运气好过 100 局中的 … 局
web-review-luckier-of = 运气好过 100 局中的 { $games } 局
web-review-revision = 单位为百分点。修正是再多看一步时估计本身的变化，不归任何人。
web-review-count-blunder = { $number } 个大失误
web-review-count-mistake = { $number } 个失误
web-review-count-inaccuracy = { $number } 处欠准确
web-review-reviewing = 正在分析…
web-review-spoken = 正在分析这局：至少 { $percent }。
web-review-spoken-done = 这局已分析完毕。
web-review-failed = 分析中断了。
web-review-again = 继续
web-review-by-quick = 长老的快速分析
web-review-by-deep = 萨满的深度分析
web-review-deep = 深度分析
web-review-deep-go-on = 继续深度分析（{ $percent }）
web-review-deep-running = 萨满的深度分析
web-review-deep-leave = 期间可以离开本页。
web-review-time-left = 大约还要 { $minutes } 分钟。
web-review-stop = 停止
web-review-parts = 本页各部分
web-review-part-scoring = 计分
web-review-part-review = 分析
web-review-part-luck = 运气
web-review-part-dice = 骰子
web-review-after-move = 第 { $move } 步之后
web-review-beside = 版图旁
web-review-tab-moments = 关键时刻
web-review-tab-log = 记录
web-review-tab-players = 玩家
web-review-stop-of = { $number } / { $last }
web-review-stops = { $number } 个时刻
web-review-previous-stop = 上一时刻（Page Up）
web-review-next-stop = 下一时刻（Page Down）
web-review-no-stops = 没有特别突出的时刻。
web-review-show-better = 在版图上显示更好的一步（B）
web-review-as-expected = 符合预期
web-review-against = 平均为 { $expected }，这次值 { $came }。
web-review-pips = 点数
web-review-likely = 可能性
web-review-win = 胜率

web-what-if = 假如
web-what-if-meaning = 从另一局的中途开始，不计入任何列表。
web-what-if-play-on = 从这里玩下去
web-what-if-lead = 新桌从这一刻开始，不计入任何列表，并标有
web-what-if-begin = 开始于
web-what-if-before = 这一步之前
web-what-if-after = 这一步之后
web-what-if-next = 轮到 { $player }
web-what-if-dice-next = 接下来重新掷骰
web-what-if-seat = 你扮演
web-what-if-bots = 其余座位由机器人继续。
web-what-if-go = 玩下去
web-home-won = 胜 { $own } : { $best }
web-home-lost = 负 { $own } : { $best }
web-home-reviewed = 准确度 { $accuracy }% · 运气好过 100 局中的 { $games } 局
web-home-not-reviewed = 尚未分析
web-home-review = 分析

## 没有服务器：这些页面放在网页空间上，整个游戏都在浏览器里
web-alone-lead = 整个游戏都在你的设备上：同屏对局或对战机器人，首次打开之后，没有网络也能玩。
web-alone-press = 现在就按，约 { $seconds } 秒后开始
web-alone-begins = 约 { $seconds } 秒后开始
web-alone-late = 比平时久一些
web-alone-play = 马上开始：正在准备，百分之{ $percent }
web-alone-stage-page = 页面、规则、设置
web-alone-stage-game = 游戏和机器人
web-alone-stage-start = 在这台设备上启动
web-alone-ready = 就绪
web-alone-megabytes = { $done } / { $total } MB
web-alone-seconds = 约 { $seconds } 秒
web-alone-awaited = 游戏在这台设备上启动后就会显示。
web-alone-friends = 需要服务器，这个页面没有
web-alone-dice = 在这台设备上。骰子照样事先封存；在自己的机器上，这只能向你自己证明。
web-alone-bring = 带入这样的文件
web-alone-brought = 其中的内容都已在这里。
web-alone-forgetful = 这个窗口什么也不保存
    .what = 它是隐私窗口，或存储已满。可以玩，但关闭后对局就没了。存成文件就能留住。
    .why = 为什么？
    .reasons = 这个浏览器在此不允许保存（例如无痕窗口），或者空间已满。普通窗口会保存一切，文件也会。
    .save = 存成文件
web-alone-update = 新版本已就绪
    .what = 你的对局和设置都会保留。正在进行的对局照常继续，直到你决定更新。
    .use = 现在使用
    .later = 以后再说

## 这些页面的服务器不在，在设备上玩
web-offline = 连接不到服务器：就在这里玩
    .what = 在这台设备上对战机器人，或同屏对局。一切都会保存，服务器上的对局会等你。
    .again = 再试一次
web-offline-back = 服务器又连上了
    .what = 在这里玩过的留在这台设备上。
    .go = 去服务器
web-offline-friends = 等服务器恢复
web-offline-games = 在服务器上
web-offline-waits = 等待中
web-offline-kept = 这台设备上有 { $games } 局
    .see = 查看
web-install = 安装
    .what = 把游戏留在这台设备上，没有网络也能玩
    .how = 想把游戏和其他应用放在一起，请在浏览器菜单中选择“安装”或“添加到主屏幕”。
